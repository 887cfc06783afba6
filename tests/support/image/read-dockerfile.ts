export interface DockerInstruction {
  instruction: string
  words: string
}

/** The part of a Dockerfile from one `FROM` to the next. */
export interface Stage {
  name: string
  /** An image, or the name of an earlier stage. */
  from: string
  steps: DockerInstruction[]
}

/** The stages of a Dockerfile in order; throws on a line that is no instruction. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  for (const line of lines) {
    const [, instruction = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (instruction === '') throw new Error(`“${line}” is no instruction of a Dockerfile`)
    if (instruction === 'FROM') {
      const [from = '', , name = `stage ${stages.length}`] = words.split(/\s+/)
      stages.push({ name, from, steps: [] })
    } else stages.at(-1)?.steps.push({ instruction, words })
  }
  return stages
}
