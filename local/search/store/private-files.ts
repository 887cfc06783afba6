import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

/** Makes the folder and the file of a database, or changes them, so that nobody else reads them. */
export function makePrivate(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  // SQLite gives its side files the mode that this has; those of an earlier version have another.
  closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) chmodSync(each, 0o600)
}
