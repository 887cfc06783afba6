export type TargetOptions = {
  /** The files of `--env`; later files take precedence. */
  files: string[]
  /** Set by `--local`: use this machine's stack and ignore the variables. */
  local: boolean
  /** Arguments of the command itself. */
  rest: string[]
}

/** Separates the environment options from a command's arguments; throws on `--env` without a file. */
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
