import { defineLocale } from 'sanity'
import type { Messages } from './messages.ts'

/** Whether a language of the Studio, by its id, is the one whose words are ours. */
export const isTaiwan = (id: string): boolean => id === 'zh-TW'

/**
 * The Studio in Traditional Chinese: our own messages, and those of Sanity that this Studio shows.
 * Sanity's are fetched when they are needed.
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
