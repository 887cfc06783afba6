import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseYaml } from './read-spec.ts'

export interface SpecFilePath {
  /** Path relative to the folder of the specs: `websocket/public.yaml`. */
  place: string
  /** Path for error messages. */
  file: string
  /** `public` */
  name: string
}

export interface SpecFiles {
  rest: SpecFilePath[]
  websocket: SpecFilePath[]
  errors: SpecFilePath[]
  /** All files parsed, by path: each may refer to the others. */
  siblings: Record<string, unknown>
}

/** The files of a folder of specs, ordered by name. */
export async function readSpecFiles(folder: string): Promise<SpecFiles> {
  const [rest, websocket, errors] = await Promise.all([
    textsIn(folder, ''),
    textsIn(folder, 'websocket/').catch(nothingIfMissing),
    textsIn(folder, 'errors/').catch(nothingIfMissing),
  ])
  if (rest.length === 0) throw new Error(`No *.yaml in ${folder}: there is nothing to sync.`)
  const parsed = [...rest, ...websocket, ...errors].map(({ text, ...spec }) => ({
    spec,
    document: parseYaml(spec.file, text),
  }))
  const specs = parsed.map(({ spec }) => spec)
  return {
    rest: specs.slice(0, rest.length),
    websocket: specs.slice(rest.length, rest.length + websocket.length),
    errors: specs.slice(rest.length + websocket.length),
    siblings: Object.fromEntries(parsed.map(({ spec, document }) => [spec.place, document])),
  }
}

interface SpecText extends SpecFilePath {
  text: string
}

async function textsIn(folder: string, below: string): Promise<SpecText[]> {
  const names = (await readdir(path.join(folder, below))).filter((name) => name.endsWith('.yaml'))
  return Promise.all(
    names.sort().map(async (file) => {
      const whole = path.join(folder, below, file)
      return {
        place: `${below}${file}`,
        file: path.relative(process.cwd(), whole),
        name: path.basename(file, '.yaml'),
        text: await readFile(whole, 'utf8'),
      }
    }),
  )
}

/** Returns no files for a missing folder: channels and error codes are optional. */
function nothingIfMissing(error: NodeJS.ErrnoException): SpecText[] {
  if (error.code === 'ENOENT') return []
  throw error
}
