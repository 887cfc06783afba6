<?php
// Runs each program of the working directory as it stands; keeps what it prints beside it.
foreach (glob('*.php') as $file) {
    ob_start();
    try {
        (function () {
            include func_get_arg(0);
        })("./$file");
    } catch (Throwable $e) {
        echo $e;
    }
    file_put_contents("$file.out", ob_get_clean());
}
