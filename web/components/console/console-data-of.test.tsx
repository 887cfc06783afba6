import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../config/locales.ts'
import type { Operation } from '../../content/model/page-data.ts'
import { callFacts } from '../../content/reference/operation-notes.ts'
import { translator } from '../../messages/translator.ts'
import { operationFixture } from '../../testing/operation-fixture.ts'
import { pageFixture } from '../../testing/page-fixture.ts'
import { consoleDataOf } from './console-data-of.ts'
import { KeyPermission } from './keys/key-permission.client.tsx'

const consoleOf = (operation: Operation, locale: Locale, explorer = true) =>
  consoleDataOf(
    pageFixture('api-explorer/a', 'A', [{ _type: 'operation', _key: 'o', explorer, operation }], {
      locale,
    }),
  )

describe.each(locales)('the console’s data, in %s,', (locale) => {
  it.each([
    { permissions: ['Order', 'SpotTrade'], permissionRule: 'anyOf' as const },
    { permissions: [], permissionRule: 'allOf' as const },
    { permissions: [] },
  ])('says the permission of %o in the words of the page', (more) => {
    const operation = operationFixture(more)
    const { permission } = consoleOf(operation, locale) ?? {}
    const fact = callFacts(operation, translator(locale)).find(({ name }) => name === 'permissions')
    if (!permission || !fact) return expect.fail('There is no permission.')
    expect(permission).toEqual(fact)
    const html = renderToStaticMarkup(<KeyPermission permission={permission} />)
    const words = html.split(/<[^>]+>/).filter((word) => word !== '')
    expect(words).toEqual([fact.label, ...fact.values.map(({ text }) => text)])
  })

  it('has no permission when no key is needed', () => {
    expect(consoleOf(operationFixture({ auth: false }), locale)?.permission).toBeUndefined()
  })
})

it('the console’s data exists on no other page', () => {
  expect(consoleOf(operationFixture(), 'en', false)).toBeUndefined()
})
