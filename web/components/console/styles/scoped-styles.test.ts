import { expect, it } from 'vitest'
import { scopedStyles } from './write-styles.ts'

it.each([
  ['h1{margin:0}', '.stoplight{h1{margin:0}}'],
  [
    'p{margin:0}html{line-height:1}body{min-height:100vh}',
    '.stoplight{p{margin:0}&{line-height:1}&{}}',
  ],
  [':focus{outline:none}a{color:red}', '.stoplight{a{color:red}}'],
  [':root,[data-theme=light]{--a:1}', '.stoplight{&,[data-theme=light] &{--a:1}}'],
  [
    '[data-theme=dark] .sl-inverted{--a:1}:root .sl-inverted{--a:2}',
    '.stoplight{[data-theme=dark] & .sl-inverted{--a:1}& .sl-inverted{--a:2}}',
  ],
  ['@media (max-width:9px){body{a:b}}', '.stoplight{@media (max-width:9px){&{a:b}}}'],
  ['.body,.html-x{a:b}', '.stoplight{.body,.html-x{a:b}}'],
])('%s holds inside alone', (sheet, scoped) => {
  expect(scopedStyles(sheet).trim()).toBe(scoped)
})
