import { defineLocale } from 'sanity'
import { gathered } from './gathered.ts'

/** The Studio in Traditional Chinese: our own words. */
export const taiwan = defineLocale({
  id: 'zh-TW',
  title: '繁體中文',
  weekInfo: { firstDay: 7, weekend: [6, 7] },
  bundles: gathered.map(({ namespace, zhTW }) => ({ namespace, resources: zhTW })),
})
