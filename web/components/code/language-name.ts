import type { Translate } from '../../messages/translator.ts'

const names: Record<string, string> = {
  bash: 'Shell',
  cpp: 'C++',
  csharp: 'C#',
  diff: 'Diff',
  go: 'Go',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  n4js: 'Node.js',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  swift: 'Swift',
  toml: 'TOML',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
}

/** The name of a language, shown above code. */
export function languageName(language: string, t: Translate): string {
  if (language === '' || language === 'text') return t('code.text')
  return names[language.toLowerCase()] ?? language
}
