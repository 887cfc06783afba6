import type { Messages, TFunction } from './messages.ts'

/** Returns a feature's English messages for use outside the Studio, on the command line. */
export const inEnglish =
  <Key extends string>({ en }: Messages<Key>): TFunction<Key> =>
  (key, values = {}) =>
    (en as Record<string, string>)[key]?.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) =>
      String(values[name] ?? ''),
    ) ?? key
