import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { until } from '../../tests/support/until.ts'
import { build } from './build.ts'
import type { Generator } from './generators/generator.ts'
import { projectFolder } from './project.ts'

/**
 * Changes the first paragraph of the page at `route` and builds again, with what the first build
 * left: ms from the written file until the server at `url` gives it out. The file is as before then.
 */
export async function peerChange(
  generator: Generator,
  route: string,
  url: string,
): Promise<number> {
  const cwd = projectFolder(generator)
  const file = path.join(cwd, generator.pageFile(route, 'en'))
  const before = await readFile(file, 'utf8')
  const word = `probe${Date.now().toString(36)}`
  const after = before.replace(/\n---\n\n(.+)/, (_, words: string) => `\n---\n\n${word} ${words}`)
  const from = performance.now()
  await writeFile(file, after)
  try {
    await build(generator.name, generator.build, { cwd })
    await until(async () => (await (await fetch(`${url}/${route}`)).text()).includes(word))
    return performance.now() - from
  } finally {
    await writeFile(file, before)
  }
}
