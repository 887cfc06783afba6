import type { StreamParser } from '@codemirror/language'

type Mode = () => Promise<StreamParser<unknown>>

const javascript = () => import('@codemirror/legacy-modes/mode/javascript')
const clike = () => import('@codemirror/legacy-modes/mode/clike')

/** The editor's syntax colouring by language; languages without one, such as PHP, are shown as plain text. */
export const codeModes: Readonly<Record<string, Mode>> = {
  json: async () => (await javascript()).json,
  js: async () => (await javascript()).javascript,
  ts: async () => (await javascript()).typescript,
  java: async () => (await clike()).java,
  cpp: async () => (await clike()).cpp,
  csharp: async () => (await clike()).csharp,
  kotlin: async () => (await clike()).kotlin,
  http: async () => (await import('@codemirror/legacy-modes/mode/http')).http,
  python: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  go: async () => (await import('@codemirror/legacy-modes/mode/go')).go,
  ruby: async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby,
  rust: async () => (await import('@codemirror/legacy-modes/mode/rust')).rust,
  swift: async () => (await import('@codemirror/legacy-modes/mode/swift')).swift,
  bash: async () => (await import('@codemirror/legacy-modes/mode/shell')).shell,
  yaml: async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml,
  toml: async () => (await import('@codemirror/legacy-modes/mode/toml')).toml,
  ini: async () => (await import('@codemirror/legacy-modes/mode/properties')).properties,
  sql: async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL,
  diff: async () => (await import('@codemirror/legacy-modes/mode/diff')).diff,
  xml: async () => (await import('@codemirror/legacy-modes/mode/xml')).xml,
}
