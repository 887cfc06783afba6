import { parseArgs } from 'node:util'
import { locales } from '../../schemas/locales.ts'

/** One page of each kind, by name. */
export const pageTypes: Record<string, string> = {
  landing: '',
  guide: '/v5/intro',
  reference: '/v5/market/kline',
  'long-reference': '/v5/market/instrument',
  stream: '/v5/websocket/public/orderbook',
  enumerations: '/v5/enum',
  changelog: '/changelog/v5',
  'without-sidebar': '/faq',
  search: '/search?q=kline',
  'breaks-me': '/breaks-me',
  'not-found': '/v5/there-is-no-such-page',
}
const choices: Record<'page' | 'theme' | 'width' | 'locale', string[]> = {
  page: Object.keys(pageTypes),
  theme: ['dark', 'light'],
  width: ['1440', '1024', '997', '996', '768', '360'],
  locale: [...locales],
}

export interface View {
  page: string
  theme: string
  /** CSS pixels. */
  width: number
  locale: string
}

export interface ScreensOptions {
  views: View[]
  /** Folder that the images are written to. */
  out: string
  /** The whole page rather than its first screen. */
  full: boolean
}

/**
 * What to photograph: everything, or what `--page`, `--theme`, `--width` and `--locale` limit it to,
 * each as often as wanted. Throws on a value that there is not.
 */
export function screensOptions(args: string[]): ScreensOptions {
  const several = { type: 'string', multiple: true } as const
  const { values } = parseArgs({
    args,
    options: {
      page: several,
      theme: several,
      width: several,
      locale: several,
      out: { type: 'string', default: '.data/screens' },
      full: { type: 'boolean', default: false },
    },
  })
  const chosen = (name: keyof typeof choices): string[] => {
    const wrong = values[name]?.find((value) => !choices[name].includes(value))
    if (wrong !== undefined)
      throw new Error(`There is no ${name} "${wrong}". There are: ${choices[name].join(', ')}`)
    return values[name] ?? choices[name]
  }
  // Pages change last, so that a page is loaded once for all its widths.
  const views = chosen('locale').flatMap((locale) =>
    chosen('theme').flatMap((theme) =>
      chosen('page').flatMap((page) =>
        chosen('width').map((width) => ({ page, theme, width: Number(width), locale })),
      ),
    ),
  )
  return { views, out: values.out, full: values.full }
}
