import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type IsExcluded, linkFile, linkTree } from './link-tree.ts'
import { type DockerInstruction, readDockerfile } from './read-dockerfile.ts'

/** Inputs that a build engine would have, for a build without one. */
export interface BuildInputs {
  /** Folder in which the stages are created. */
  folder: string
  /** Source folder of `COPY`, and its excluded paths. */
  context: string
  left: IsExcluded
  /** Folder of programs that the steps call, besides those of every system. */
  tools: string
  /** The folder of the secrets. */
  secrets: string
  /** Variables for these programs. */
  env: Readonly<Record<string, string>>
}

export interface Image {
  /** Folder with the last stage's files. */
  root: string
  env: Record<string, string>
  command: string[]
  check: string[]
}

interface BuiltStage extends Image {
  workdir: string
}

const listed = (words: string) => z.array(z.string()).parse(JSON.parse(words))

/**
 * Executes a Dockerfile without an engine: copies files and runs commands with this machine's programs, in folders that
 * represent the stages. Users, ports and volumes are ignored.
 */
export function buildImage(dockerfile: string, around: BuildInputs): Image {
  const stages = new Map<string, BuiltStage>()
  let made: BuiltStage | undefined
  for (const { name, from, steps } of readDockerfile(dockerfile)) {
    const base = stages.get(from)
    const root = path.join(around.folder, name.replace(' ', '-'))
    mkdirSync(root, { recursive: true })
    if (base) linkTree(base.root, root)
    made = { root, workdir: base?.workdir ?? '/', env: { ...base?.env }, command: [], check: [] }
    for (const step of steps) applyInstruction(step, made, stages, around)
    stages.set(name, made)
  }
  if (!made) throw new Error('The Dockerfile has no stage')
  return made
}

function applyInstruction(
  { instruction, words }: DockerInstruction,
  made: BuiltStage,
  stages: ReadonlyMap<string, BuiltStage>,
  around: BuildInputs,
): void {
  switch (instruction) {
    case 'WORKDIR':
      made.workdir = words
      mkdirSync(path.join(made.root, words), { recursive: true })
      return
    case 'ENV':
      for (const [, name = '', value = ''] of words.matchAll(/(\w+)=(\S+)/g)) made.env[name] = value
      return
    case 'COPY':
      copy(words, made, stages, around)
      return
    case 'RUN':
      run(words, made, around)
      return
    case 'HEALTHCHECK':
      made.check = listed(words.slice(words.indexOf('CMD') + 3))
      return
    case 'CMD':
      made.command = listed(words)
      return
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return
    default:
      throw new Error(`${instruction} is not followed here`)
  }
}

function copy(
  words: string,
  made: BuiltStage,
  stages: ReadonlyMap<string, BuiltStage>,
  { context, left }: BuildInputs,
): void {
  const parts = words.split(/\s+/)
  const from = parts.find((part) => part.startsWith('--from='))?.slice('--from='.length)
  const places = parts.filter((part) => !part.startsWith('--'))
  const stage = from === undefined ? undefined : stages.get(from)
  if (from !== undefined && !stage) throw new Error(`COPY ${words}: there is no stage “${from}”`)
  const to = path.resolve(made.workdir, places.at(-1) ?? '')
  for (const place of places.slice(0, -1)) {
    const source = path.join(stage?.root ?? context, place)
    const target = path.join(made.root, to)
    // Files are moved out of a stage, which is not read again: packages consist of many files.
    if (stage && !existsSync(target)) renameSync(source, target)
    // `COPY` copies a folder's content, but a file into a folder under its name.
    else if (statSync(source).isDirectory()) linkTree(source, target, stage ? () => false : left)
    else linkFile(source, path.join(target, path.basename(place)))
  }
}

function run(words: string, made: BuiltStage, { tools, secrets, env }: BuildInputs): void {
  const command = words.replace(/^(?:--\S+\s+)+/, '')
  const [program = '', ...args] = command.startsWith('[')
    ? listed(command)
    : ['sh', '-c', command.replaceAll('/run/secrets', secrets)]
  execFileSync(program, args, {
    cwd: path.join(made.root, made.workdir),
    env: {
      NODE_ENV: 'test',
      ...made.env,
      ...env,
      PATH: `${tools}:/usr/bin:/bin`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
