import { createElement } from 'react'

/** In a comparison, in place of hashes and copies: what a writer needs to know of them. */
export const KeptByToolsDiff = () =>
  createElement(
    'p',
    { style: { margin: 0, fontSize: 13 } },
    'Noted by the tools: which English the translation was made of.',
  )
