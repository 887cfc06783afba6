/**
 * Of the form, wherever it is: in a page it takes the tokens of `web/styles/tokens.css`, alone the colours of the
 * browser.
 */
export const FORM_STYLE = `
.report{color:var(--text,CanvasText);font:1rem/1.55 var(--font,system-ui,sans-serif)}
.report [hidden]{display:none}
.report h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3}
.report p{margin:.5rem 0;overflow-wrap:anywhere}
.report .quiet{color:var(--muted,GrayText);font-size:.875rem}
.report fieldset{display:grid;gap:.25rem;margin:.75rem 0;padding:0;border:0}
.report legend{padding:0;font-weight:600}
.report fieldset label{display:flex;gap:.5rem;align-items:center;min-height:44px;font-weight:400}
.report fieldset input{margin:0;width:1.125rem;height:1.125rem;accent-color:var(--accent,AccentColor)}
.report label{display:block;margin-top:.75rem;font-weight:600}
.report fieldset label{margin-top:0}
.report :is(textarea,select),.report label>[name=contact]{display:block;box-sizing:border-box;width:100%;min-height:44px;margin-top:.25rem;padding:.5rem .75rem;border:1px solid var(--muted,GrayText);border-radius:6px;background:var(--bg,Field);color:inherit;font:inherit;font-weight:400}
.report .actions{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;margin-top:1rem}
.report button{min-height:44px;padding:0 1.25rem;border:1px solid currentColor;border-radius:6px;background:var(--accent,ButtonFace);color:var(--accent-ink,ButtonText);font:inherit;font-weight:600;cursor:pointer}
.report .actions a{display:inline-block;padding:10px 0;color:var(--accent,LinkText)}
.report :focus-visible{outline:2px solid var(--accent,Highlight);outline-offset:2px}
@media (min-width:30rem){.report fieldset{grid-template-columns:1fr 1fr}.report legend{grid-column:1/-1}}
`

/** Of the document that has nothing else. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--muted:light-dark(#55595f,#a6adb8)}
body{margin:0}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem}
`
