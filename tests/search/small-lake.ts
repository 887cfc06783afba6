import { lakeOf } from '../../web/testing/lake-of.ts'

type Document = Record<string, unknown> & { _id: string }

const words = (en: string, zhTW?: string) => ({ en, ...(zhTW && { zhTW }) })
const ref = (id: string) => ({ _type: 'reference', _ref: id })

/** A published page with one paragraph for each text. */
export function page(name: string, title: string, ...texts: string[]): Document {
  return {
    _id: `page-${name}`,
    _type: 'page',
    path: { current: `v5/${name}` },
    title: words(title),
    description: words(`About ${title}.`),
    body: {
      en: texts.map((text, index) => ({
        _type: 'block',
        _key: `p${index}`,
        style: 'normal',
        children: [{ _type: 'span', _key: 's', text, marks: [] }],
        markDefs: [],
      })),
    },
  }
}

/** A sidebar with one category; `own` is the page that the category is named after. */
export function sidebar(title: string, label: string, pages: string[], own?: string): Document {
  return {
    _id: 'sidebar-v5',
    _type: 'sidebar',
    name: 'v5',
    title: words(title),
    items: [
      {
        _type: 'sidebarCategory',
        _key: 'c',
        ...(own ? { page: ref(`page-${own}`) } : { label: words(label, `${label}（中文）`) }),
        items: pages.map((name) => ({
          _type: 'sidebarPage',
          _key: name,
          page: ref(`page-${name}`),
        })),
      },
    ],
  }
}

/** Published documents that can be changed, with a client that reads them. */
export function smallLake(...documents: Document[]) {
  const dataset: Record<string, unknown>[] = []
  let revision = 0
  const lake = {
    client: lakeOf(dataset),
    publish(...changed: Document[]) {
      for (const { _id } of changed) lake.unpublish(_id)
      for (const each of changed) {
        revision += 1
        const _updatedAt = new Date(revision).toISOString()
        dataset.push({ ...each, _rev: `r${revision}`, _updatedAt })
      }
    },
    unpublish(id: string) {
      const at = dataset.findIndex((each) => each['_id'] === id)
      if (at >= 0) dataset.splice(at, 1)
    },
  }
  lake.publish(...documents)
  return lake
}
