import type { ApiIndex } from '../api-index.ts'
import { isList } from './read-list.ts'

export type FileKind = 'har' | 'source' | 'log' | 'list'
export type SkippedKind = 'folder' | 'binary' | 'prose'

/** Folders of what others wrote, or a program made. */
const OTHERS = new Set([
  'node_modules',
  'bower_components',
  'vendor',
  'site-packages',
  'venv',
  '__pycache__',
  'target',
  'dist',
  'build',
  'coverage',
])
const BINARY =
  /\.(?:png|jpe?g|gif|webp|avif|ico|pdf|zip|gz|tgz|xz|7z|jar|war|class|exe|dll|so|dylib|a|o|wasm|woff2?|ttf|otf|eot|mp[34]|mov|webm|db|sqlite3?|pyc|nupkg|snk|pem|p12|jks)$/i
const PROSE =
  /\.(?:md|mdx|rst|adoc|html?|xhtml|css|scss|less|svg|map|lock|sum|csv|txt|min\.js)$|(?:^|\/)(?:package-lock\.json|LICEN[CS]E\S*|CHANGELOG\S*)$/i
const SOURCE =
  /\.(?:py|pyi|ipynb|[cm]?[jt]sx?|go|javac?|kts?|scala|groovy|cs|fs|vb|rs|php|rb|swift|mm?|cc?|cpp|cxx|hh?|hpp|lua|dart|exs?|erl|cljs?|clj|hs|jl|r|p[lm]|sh|bash|ps1|json|ya?ml|toml|graphql|sql|vue|svelte|http|properties|xml|nim|zig|ml|mq[45]h?|mqh)$/i

/** A beginning that is shorter, in characters, is the whole. Browsers and Node give no smaller pieces. */
const PIECE = 16_384

/** Why a file is left out, by its name alone. What was chosen by itself is always looked at, but for pictures. */
export function skippedByName(name: string): SkippedKind | undefined {
  const parts = name.split('/')
  const folders = parts.slice(0, -1)
  if (folders.slice(1).some((part) => OTHERS.has(part) || part.startsWith('.'))) return 'folder'
  if (BINARY.test(name)) return 'binary'
  return folders.length > 0 && PROSE.test(name) ? 'prose' : undefined
}

/** What a file is, by its name and its beginning. */
export function kindOfFile(name: string, beginning: string, api: ApiIndex): FileKind | SkippedKind {
  if (beginning.includes('\0')) return 'binary'
  if (/\.har$/i.test(name) || /^\s*\{\s*"log"\s*:\s*\{/.test(beginning)) return 'har'
  if (SOURCE.test(name)) return 'source'
  const lines = beginning.split('\n')
  // Of a beginning the last line may be cut.
  return isList(beginning.length < PIECE ? lines : lines.slice(0, -1), api) ? 'list' : 'log'
}
