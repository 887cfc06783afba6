import type { Translate } from '../intl/translator.ts'

const names: Record<string, string> = {
  bash: 'Shell',
  csharp: 'C#',
  go: 'Go',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  n4js: 'Node.js',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  sh: 'Shell',
  shell: 'Shell',
  ts: 'TypeScript',
  typescript: 'TypeScript',
}

/** How a language is called above its code. */
export function languageName(language: string, t: Translate): string {
  if (language === '' || language === 'text') return t('code.text')
  return names[language] ?? language
}
