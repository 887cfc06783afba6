/** Runs each program of the working directory unchanged; writes its output beside it. */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const { log } = console
for (const file of readdirSync('.').filter((name) => name.endsWith('.mjs'))) {
  const printed = []
  console.log = (text) => printed.push(text)
  try {
    await import(pathToFileURL(path.resolve(file)).href)
  } catch (error) {
    printed.push(String(error?.stack))
  }
  console.log = log
  writeFileSync(`${file}.out`, printed.join('\n'))
}
