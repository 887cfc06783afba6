import { describe, expect, it } from 'vitest'
import { missingPath, referringPage } from './missing-path.ts'

describe('the path of an address at which nothing is', () => {
  it.each([
    ['/docs/v5/old-name', 'v5/old-name'],
    ['/docs/zh-TW/v5/old_name/', 'v5/old_name'],
    ['/docs/v5/old.html', 'v5/old'],
    ['/docs/v5/old.md', 'v5/old'],
    ['/docs/v5/Old%20Name', 'v5/Old Name'],
  ])('%s is %s', (address, path) => {
    expect(missingPath(address)).toBe(path)
  })

  it.each([
    '/docs/wp-login.php',
    '/docs/.git/config',
    '/docs/v5/%E0%A4',
    '/docs/v5/someone@mail.example',
    '/docs/v5/order/1234567890123',
    '/docs/v5/550e8400-e29b-41d4-a716-446655440000',
    '/docs/v5/<script>',
    '/docs/search/x',
    `/docs/${'a/'.repeat(200)}`,
  ])('%s is none that a redirect begins at', (address) => {
    expect(missingPath(address)).toBeUndefined()
  })
})

describe('the page that led there', () => {
  it.each([
    ['https://docs.example/docs/zh-TW/v5/intro?q=me@mail.example#x', '/docs/zh-TW/v5/intro'],
    ['https://forum.example/t/old-name?user=5', 'forum.example/t/old-name'],
    ['https://forum.example/u/someone@mail.example', 'forum.example'],
    ['https://docs.example/elsewhere', undefined],
    ['android-app://com.example', undefined],
    ['nothing', undefined],
    [undefined, undefined],
  ])('of %s is %s', (referer, page) => {
    expect(referringPage(referer, 'docs.example')).toBe(page)
  })
})
