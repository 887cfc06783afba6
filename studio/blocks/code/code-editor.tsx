import { StreamLanguage, type StreamParser } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { useRootTheme } from '@sanity/ui'
import CodeMirror, { type Extension, ExternalChange } from '@uiw/react-codemirror'
import { useEffect, useMemo, useState } from 'react'
import type { EditorText } from './use-own-text.ts'

type Mode = () => Promise<StreamParser<unknown>>

const javascript = () => import('@codemirror/legacy-modes/mode/javascript')
const clike = () => import('@codemirror/legacy-modes/mode/clike')

/** The editor's syntax colouring by language; languages without one, such as PHP, are shown as plain text. */
const codeModes: Readonly<Record<string, Mode>> = {
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

export interface CodeEditorProps {
  id: string
  label: string
  describedBy: string | undefined
  language: string
  given: EditorText
  readOnly: boolean
  onChange: (code: string) => void
  /** Called with the element that takes the focus. */
  onCreate: (content: HTMLElement) => void
}

const SETUP = { autocompletion: false, foldGutter: false }

/** A code editor in which Tab indents lines; after Ctrl+M, Tab leaves the field. */
export default function CodeEditor(props: CodeEditorProps) {
  const { id, label, describedBy, language, given, readOnly, onChange, onCreate } = props
  const [{ words: first }] = useState(given)
  const [view, setView] = useState<EditorView>()
  const { scheme } = useRootTheme()
  const mode = useMode(language)
  // A new array of extensions would configure the editor again at each key.
  const extensions = useMemo(() => {
    const names = EditorView.contentAttributes.of({
      id,
      'aria-label': label,
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    })
    return [names, EditorView.lineWrapping, ...mode]
  }, [id, label, describedBy, mode])
  useEffect(() => {
    const doc = view?.state.doc
    if (!doc || doc.toString() === given.words) return
    const changes = { from: 0, to: doc.length, insert: given.words }
    view.dispatch({ changes, annotations: ExternalChange.of(true) })
  }, [given, view])
  return (
    <CodeMirror
      // Given each text, CodeMirror would restore an older one 200 ms after the last key if React rendered late.
      value={first}
      theme={scheme}
      readOnly={readOnly}
      minHeight="6em"
      maxHeight="60vh"
      extensions={extensions}
      basicSetup={SETUP}
      onChange={onChange}
      onCreateEditor={(created) => {
        setView(created)
        onCreate(created.contentDOM)
      }}
    />
  )
}

/** Returns the syntax colouring of a language, which is fetched when code in that language is opened. */
function useMode(language: string): Extension[] {
  const [mode, setMode] = useState<Extension[]>([])
  useEffect(() => {
    let isGone = false
    const load = codeModes[language]
    setMode([])
    load?.().then(
      (parser) => !isGone && setMode([StreamLanguage.define(parser)]),
      (error: unknown) => console.warn(`The colours of ${language} did not come.`, error),
    )
    return () => {
      isGone = true
    }
  }, [language])
  return mode
}
