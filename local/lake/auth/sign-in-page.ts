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
  button { width: 100%; padding: .75rem 1rem; text-align: start; font: inherit; cursor: pointer;
    border: 1px solid GrayText; border-radius: .5rem; background: Canvas; color: CanvasText }
  button:hover { border-color: LinkText }
  button:focus-visible { outline: 3px solid LinkText; outline-offset: 2px }
  button span { display: block; font-size: .875rem; opacity: .8 }
`

const buttonFor = ({ id, name, role, email }: User) =>
  `<li><button name="user" value="${escapeHtml(id)}">${escapeHtml(name)}
      <span>${escapeHtml(role)} · ${escapeHtml(email)}</span></button></li>`

const LEAD = '<p>This content store runs on this machine only. Choose who you are.</p>'

type SignInData = {
  people: readonly User[]
  /** Origin that the browser returns to. */
  origin: string
  /** Why the last attempt failed. */
  problem?: string
}

/** The sign-in page. */
export function signInPage({ people, origin, problem }: SignInData): string {
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
${problem === undefined ? LEAD : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post">
<input type="hidden" name="origin" value="${escapeHtml(origin)}">
<ul>
${people.map(buttonFor).join('\n')}
</ul>
</form>
</main>
</body>
</html>
`
}
