import { FEEDBACK_KINDS, FEEDBACK_LIMITS } from '../../schemas/feedback.ts'
import { type Locale, localeConfig } from '../config/locales.ts'
import { feedbackApiHref, pageHref } from '../config/paths.ts'
import { translator } from '../messages/translator.ts'
import { xmlText as text } from '../messages/xml-text.ts'

/**
 * Of the form, wherever it is: in a page it takes the tokens of `web/styles/tokens.css`, alone the colours of the
 * browser.
 */
const FORM_STYLE = `
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
const PAGE_STYLE = `
:root{color-scheme:light dark;--muted:light-dark(#55595f,#a6adb8)}
body{margin:0}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem}
`

export interface ReportedPage {
  locale: Locale
  /** Path of the page that is reported, unless it is not known. */
  page?: string | undefined
  anchor?: string | undefined
}

/** A form that was not taken: what was written, and why. */
export interface RejectedForm {
  error: string
  kind?: string | undefined
  words?: string | undefined
  contact?: string | undefined
}

/**
 * The document with the form of a report, complete without scripts. The dialog of the pages takes its form and its
 * first style sheet out of it, so that both are the same, and their words in one place.
 */
export function formPage(
  { locale, page = '', anchor = '' }: ReportedPage,
  challenge: string,
  filled?: RejectedForm,
): string {
  const t = translator(locale)
  const chosen = FEEDBACK_KINDS.find((kind) => kind === filled?.kind) ?? FEEDBACK_KINDS[0]
  const kinds = FEEDBACK_KINDS.map(
    (kind) =>
      `<label><input type="radio" name="kind" value="${kind}" required${kind === chosen ? ' checked' : ''}> ${text(t(`feedback.kind.${kind}`))}</label>`,
  )
  const states = (['row', 'sending', 'thanks', 'kept', 'failed'] as const).map(
    (state) => `data-${state}="${text(t(`feedback.${state}`))}"`,
  )
  const body = `<form class="report" method="post" action="${feedbackApiHref(locale)}" aria-labelledby="report-title" ${states.join(' ')}>
<h1 id="report-title">${text(t('feedback.title'))}</h1>
<p class="quiet">${text(t('feedback.lead'))}</p>
<p class="quiet" data-passage>${text(t('feedback.page'))} <code>${text(page)}${anchor && `#${text(anchor)}`}</code></p>
<input type="hidden" name="page" value="${text(page)}">
<input type="hidden" name="anchor" value="${text(anchor)}">
<input type="hidden" name="quote" value="">
<input type="hidden" name="challenge" value="${text(challenge)}">
<fieldset><legend>${text(t('feedback.kind'))}</legend>${kinds.join('')}</fieldset>
<label>${text(t('feedback.words'))}<textarea name="words" rows="3" required maxlength="${FEEDBACK_LIMITS.words}" aria-describedby="report-private">${text(filled?.words ?? '')}</textarea></label>
<p class="quiet" id="report-private">${text(t('feedback.private'))}</p>
<label>${text(t('feedback.contact'))}<input name="contact" type="text" inputmode="email" autocomplete="email" maxlength="${FEEDBACK_LIMITS.contact}" value="${text(filled?.contact ?? '')}"></label>
<p role="status" data-state>${text(filled?.error ?? '')}</p>
<p class="actions"><button type="submit">${text(t('feedback.send'))}</button> <a data-close href="${backHref({ locale, page, anchor })}">${text(t('feedback.back'))}</a></p>
</form>`
  return document(locale, t('feedback.title'), body)
}

/** What a form without scripts is answered: that the report was taken, or why not. */
export function answerPage(place: ReportedPage, title: string, words: string): string {
  const t = translator(place.locale)
  const body = `<div class="report"><h1>${text(title)}</h1><p>${text(words)}</p><p class="actions"><a href="${backHref(place)}">${text(t('feedback.back'))}</a></p></div>`
  return document(place.locale, title, body)
}

/** A page of the site, whatever was asked for: a path has no host. */
const backHref = ({ locale, page = '', anchor }: ReportedPage): string =>
  text(pageHref(page.split('/').map(encodeURIComponent).join('/'), locale, anchor))

function document(locale: Locale, title: string, body: string): string {
  const { htmlLang, direction } = localeConfig[locale]
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${text(title)}</title>
<style>${FORM_STYLE}</style>
<style>${PAGE_STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>
`
}
