import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { testLake } from '../../../local/lake/testing/test-lake.ts'
import { writeDocuments } from '../../write-documents/write-documents.ts'
import { pageDocuments } from '../page-documents.ts'
import { readPages } from '../read-pages.ts'
import { findPictures } from './find-pictures.ts'
import { uploadPictures } from './upload-pictures.ts'

const I18N = 'i18n/zh-TW/docusaurus-plugin-content-docs/current'

const drawn = (background: string, format: 'png' | 'jpeg') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()

async function siteOf(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

async function imported(folder: string) {
  const pictures = await findPictures(folder)
  const read = readPages({ folder, locale: 'zh-TW', origins: [], pictures })
  const { documents, problems } = pageDocuments(read.en, read.translated, 'version-next', 'zh-TW')
  return { pictures, documents, problems: [...read.problems, ...problems] }
}

test('an import uploads each image once, with its alternative text in both languages', async () => {
  const folder = await siteOf({
    'docs/a.md':
      '![A](/img/red.png)\n\n![B](./img/turned.jpg)\n\n:::note\n![C](@site/static/img/red.png)\n:::',
    'docs/img/turned.jpg': await drawn('blue', 'jpeg'),
    'static/img/red.png': await drawn('red', 'png'),
    'static/img/unused.png': await drawn('green', 'png'),
    [`${I18N}/a.md`]:
      '![甲](/docs/img/red.png)\n\n![乙](img/turned.jpg)\n\n:::note\n![丙](/img/red.png)\n:::',
  })
  const { pictures, documents, problems } = await imported(folder)
  expect(problems).toEqual([])
  expect(documents[0]?.body.en).toMatchObject([
    { _type: 'image', alt: { en: 'A', zhTW: '甲' } },
    {
      _type: 'image',
      alt: { en: 'B', zhTW: '乙' },
      asset: { _ref: expect.stringContaining('-6x8-jpg') },
    },
    { body: [{ _type: 'image', alt: { en: 'C', zhTW: '丙' } }] },
  ])

  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-next', _type: 'docsVersion' })
  const assets = () => client.fetch<string[]>('*[_type == "sanity.imageAsset"]._rev')
  await uploadPictures(client, folder, pictures, documents)
  await writeDocuments(client, documents)
  const once = await assets()
  expect(once).toHaveLength(2)
  await uploadPictures(client, folder, pictures, documents)
  expect(await writeDocuments(client, documents)).toMatchObject({ written: [], different: [] })
  expect(await assets()).toEqual(once)
})

/** Two pages whose images are single-character files, drawn as colours. */
async function twoPages(english: string, translated: string) {
  const colours = { r: 'red', g: 'green', b: 'blue', w: 'white' }
  const folder = await siteOf({
    'docs/a.md': english,
    [`${I18N}/a.md`]: translated,
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(colours).map(async ([name, colour]) => [
          `static/${name}.png`,
          await drawn(colour, 'png'),
        ]),
      ),
    ),
  })
  const { documents, problems } = await imported(folder)
  const { en = [], zhTW = [] } = documents[0]?.body ?? {}
  return {
    en: said(en),
    own: said(zhTW),
    problems: problems.map(
      ({ file, line, kind, message }) => `${file.replace(I18N, 'zh')}:${line} ${kind} ${message}`,
    ),
  }
}

/** Alternative texts of images, nested ones included. */
const said = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block._type === 'image'
      ? [`${block.alt.en} ${block.alt.zhTW ?? '-'}`]
      : said(innerBlocks(block)),
  )

test('images of the same file get texts of both languages on a page of another structure', async () => {
  const found = await twoPages(
    'One.\n\n![A](/r.png)\n\n- two\n\n  ![B](/g.png)\n\n:::note\nThree.\n\n![C](/b.png)\n:::',
    '前。\n\n![丙](/b.png)\n\n一。\n\n## 外\n\n![乙](/g.png)\n\n![甲](/r.png)',
  )
  expect(found.en).toEqual(['A 甲', 'B 乙', 'C 丙'])
  expect(found.own).toEqual([])
  expect(found.problems.filter((one) => one.includes('lost'))).toEqual([])
})

test('an image of the translation alone stays, with its text', async () => {
  const found = await twoPages(
    'One.\n\n![A](/r.png)\n\n![A2](/r.png)',
    '一。\n\n![外](/g.png)\n\n:::tip\n![裡](/b.png)\n:::\n\n![甲](/r.png)\n\n![甲二](/r.png)\n\n![甲三](/r.png)',
  )
  expect(found.en).toEqual(['A 甲', 'A2 甲二'])
  // The English image marks the position of the next one.
  expect(found.own).toEqual(['外 外', '裡 裡', 'A2 甲二', '甲三 甲三'])
})

test('another image in place of the English one is reported at its line, and both are shown', async () => {
  const found = await twoPages(
    'One.\n\n<Tabs><TabItem value="a" label="A">\n\n![A](/r.png)\n\n</TabItem></Tabs>',
    '一。\n\n<Tabs><TabItem value="a" label="甲">\n\n![甲](/w.png)\n\n</TabItem></Tabs>\n\n外。',
  )
  expect(found.en).toEqual(['A 甲'])
  expect(found.own).toEqual(['甲 甲'])
  expect(found.problems).toContain(
    'zh/a.md:5 changed the image "甲" is another than the English one: the translation shows both.',
  )
})

test('an image stays in the translation when its English block is not shown', async () => {
  const found = await twoPages(
    ':::note\nSet `a1`.\n\n![A](/r.png)\n:::\n\n## H',
    '設定 `a1`。\n\n![甲](/r.png)\n\n## 題',
  )
  expect(found.en).toEqual(['A 甲'])
  expect(found.own).toEqual(['甲 甲'])
})

test('a file that is no image, or is outside of the site, is reported with file and line', async () => {
  const folder = await siteOf({
    'docs/a.md':
      '![a](svg.svg)\n\n![b](text.png)\n\n![c](link.png)\n\n![d](../../../etc/x.png)\n\n![e](data:image/png;base64,AA)',
    'docs/svg.svg': '<svg onload="alert(1)"/>',
    'docs/text.png': 'text',
  })
  await symlink('/etc/hostname', path.join(folder, 'docs/link.png'))
  const { documents, problems } = await imported(folder)
  expect(documents[0]?.body.en.every(({ _type }) => _type === 'block')).toBe(true)
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'docs/link.png:1: a symbolic link is not followed. Put the file itself there.',
    'docs/a.md:1: the image "svg.svg" is left out: an SVG can run something. Save it as PNG.',
    'docs/a.md:3: the image "text.png" is left out: it is no image that can be read.',
    'docs/a.md:5: the image "link.png" is left out: it is a symbolic link, which is not followed.',
    'docs/a.md:7: the image "../../../etc/x.png" is left out: there is no such file.',
    'docs/a.md:9: the image "data:image/png;base64,AA" is left out: it is no file of the site.',
  ])
})
