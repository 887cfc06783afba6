import { describe, expect, it } from 'vitest'
import { classesIn, usedStyles } from './used-styles.ts'

const used = (css: string, ...classes: string[]) => usedStyles(css)(new Set(classes))

it('finds the classes of a page', () => {
  const html =
    '<main class="a b-1"><p class="c">class="d"</p><svg viewBox="0" class="e"></svg></main>'
  expect([...classesIn(html)]).toEqual(['a', 'b-1', 'c', 'e'])
})

describe('of a style sheet', () => {
  it.each([
    'p{color:red}',
    '.a{color:red}',
    '.b,.a{color:red}',
    'html[data-theme="x.y"] .a>.a:hover{color:red}',
    '.a:not(.b){color:red}',
    '.a:has(.b,:not(.c)){color:red}',
    ':is(.b,.c) p{color:red}',
    '@media (min-width:1px){.a{color:red}}',
    '@supports (a:b){@media print{.a{color:red}}}',
    '@font-face{src:local(a)}',
    '@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}',
    '@keyframes turn{to{rotate:1turn}}.a{animation-name:late,turn}',
  ])('stays what may apply: %s', (css) => {
    expect(used(css, 'a')).toBe(css)
  })

  it.each([
    '.b{color:red}',
    '.a .b{color:red}',
    '.a.b{color:red}',
    '.b::before,.a>.b{color:red}',
    '@media print{.b{color:red}}',
    '@supports (a:b){@media print{.b{color:red}}}',
    '@keyframes turn{to{rotate:1turn}}.b{animation:1s turn}',
  ])('goes what cannot: %s', (css) => {
    expect(used(css, 'a')).toBe('')
  })

  it('stays the same for the next page', () => {
    const sheet = usedStyles('.a{color:red}.b{color:blue}')
    expect([sheet(new Set(['a'])), sheet(new Set(['b'])), sheet(new Set(['a', 'b']))]).toEqual([
      '.a{color:red}',
      '.b{color:blue}',
      '.a{color:red}.b{color:blue}',
    ])
  })
})
