import { defineLocale } from 'sanity'
import type { Messages } from './messages.ts'

/** Whether the Studio's locale with this id is Traditional Chinese. */
export const isTaiwan = (id: string): boolean => id === 'zh-TW'

/**
 * The Studio's Traditional Chinese locale: the features' own messages, and translations of those of Sanity's messages
 * that this Studio shows. The translations of Sanity's messages are loaded on demand.
 */
export const taiwan = (own: readonly Messages[]) =>
  defineLocale({
    id: 'zh-TW',
    title: '繁體中文',
    weekInfo: { firstDay: 7, weekend: [6, 7] },
    bundles: [
      ...own.map(({ namespace, zhTW }) => ({ namespace, resources: zhTW })),
      {
        namespace: 'studio',
        resources: () => import('./sanity/studio.ts').then(({ studio }) => studio),
      },
      {
        namespace: 'structure',
        resources: () => import('./sanity/structure.ts').then(({ structure }) => structure),
      },
      {
        namespace: 'validation',
        resources: () => import('./sanity/validation.ts').then(({ validation }) => validation),
      },
      {
        namespace: 'copy-paste',
        resources: () => import('./sanity/copy-paste.ts').then(({ copyPaste }) => copyPaste),
      },
      {
        namespace: 'presentation',
        resources: () =>
          import('./sanity/presentation.ts').then(({ presentation }) => presentation),
      },
      {
        namespace: 'vision',
        resources: () => import('./sanity/vision.ts').then(({ vision }) => vision),
      },
    ],
  })
