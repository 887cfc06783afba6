import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseYaml, readSpec, type Spec } from './read-spec.ts'

/** Every OpenAPI file of a folder, in the order of their names. Each may refer to the others. */
export async function readSpecs(folder: string): Promise<Spec[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  if (names.length === 0) throw new Error(`No *.yaml in ${folder}: there is nothing to sync.`)
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.relative(process.cwd(), path.join(folder, name))
      return { name, file, text: await readFile(path.join(folder, name), 'utf8') }
    }),
  )
  const siblings = Object.fromEntries(
    files.map(({ name, file, text }) => [name, parseYaml(file, text)]),
  )
  return files.map(({ name, file, text }) =>
    readSpec(file, path.basename(name, '.yaml'), text, siblings),
  )
}
