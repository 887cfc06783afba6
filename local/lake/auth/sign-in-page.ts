import type { User } from './users.ts'

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center }
  main { width: min(24rem, 90vw) }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem }
  p { margin: 0 0 1.5rem }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
  form + form { margin-top: 1.5rem }
  label { display: block; margin: 0 0 .75rem }
  input { box-sizing: border-box; width: 100%; padding: .5rem .75rem; font: inherit;
    border: 1px solid GrayText; border-radius: .5rem; background: Field; color: FieldText }
  button { width: 100%; padding: .75rem 1rem; text-align: start; font: inherit; cursor: pointer;
    border: 1px solid GrayText; border-radius: .5rem; background: Canvas; color: CanvasText }
  button:hover { border-color: LinkText }
  button:focus-visible, input:focus-visible { outline: 3px solid LinkText; outline-offset: 2px }
  button span { display: block; font-size: .875rem; opacity: .8 }
`

const buttonFor = ({ id, name, role, email }: User) =>
  `<li><button name="user" value="${escapeHtml(id)}">${escapeHtml(name)}
      <span>${escapeHtml(role)} · ${escapeHtml(email)}</span></button></li>`

const FIELDS = `<label>User <input name="user" autocomplete="username" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button>`

type Shown = {
  /** People who only say who they are; those with a password are not told to strangers. */
  open: readonly User[]
  hasPasswords: boolean
  /** Where the browser goes afterwards. */
  origin: string
  /** Why the last try did not succeed. */
  problem?: string
}

/** The page on which one says who one is. */
export function signInPage({ open, hasPasswords, origin, problem }: Shown): string {
  const form = (content: string) => `<form method="post">
<input type="hidden" name="origin" value="${escapeHtml(origin)}">
${content}
</form>`
  const forms = [
    ...(open.length > 0 ? [form(`<ul>\n${open.map(buttonFor).join('\n')}\n</ul>`)] : []),
    ...(hasPasswords ? [form(FIELDS)] : []),
  ]
  const lead =
    open.length > 0
      ? '<p>This content store runs on this machine only. Choose who you are.</p>'
      : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Sign in</h1>
${problem === undefined ? lead : `<p role="alert">${escapeHtml(problem)}</p>`}
${forms.join('\n')}
</main>
</body>
</html>
`
}
