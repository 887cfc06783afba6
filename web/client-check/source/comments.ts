const HASH_IS_COMMENT = /\.(?:py|rb|sh|bash|ya?ml|toml|php|r|pl|ps1|jl|ex|exs|conf|cfg|ini)$/i
const COMMENT = /^\s*(?:\/\/|\/\*|\*|--\s|<!--|;;)/
const HASH = /^\s*#/

/** Tells lines of the file that are comments alone, which call nothing. */
export function commentLines(file: string): (line: string) => boolean {
  const hash = HASH_IS_COMMENT.test(file)
  return (line) => COMMENT.test(line) || (hash && HASH.test(line))
}
