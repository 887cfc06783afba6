<?php
// Runs each program of the working directory as it stands, in a process of its own, since PHP declares a function once; keeps what it prints beside it.
foreach (glob('*.php') as $file) {
    exec(escapeshellarg(PHP_BINARY) . ' ' . escapeshellarg($file) . ' > ' . escapeshellarg("$file.out") . ' 2>&1');
}
