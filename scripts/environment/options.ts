export type TargetOptions = {
  /** The files of `--env`, of which a later one goes before. */
  files: string[]
  /** `--local`: the stack of this machine, whatever the variables say. */
  local: boolean
  /** What is the command's own. */
  rest: string[]
}

/** Takes what says whom to talk to out of a command's options; throws on `--env` without a file. */
export function environmentOptions(args: readonly string[]): TargetOptions {
  const found: TargetOptions = { files: [], local: false, rest: [] }
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--local') found.local = true
    else if (arg === '--env') found.files.push(args[++at] ?? '')
    else if (arg.startsWith('--env=')) found.files.push(arg.slice('--env='.length))
    else found.rest.push(arg)
  }
  if (found.files.includes('')) throw new Error('--env wants a file with variables: --env site.env')
  return found
}
