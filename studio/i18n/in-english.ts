import type { Messages, TFunction } from './messages.ts'

/** A feature's English messages outside of the Studio, on the command line. */
export const inEnglish =
  <Key extends string>({ en }: Messages<Key>): TFunction<Key> =>
  (key, values = {}) =>
    (en as Record<string, string>)[key]?.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) =>
      String(values[name] ?? ''),
    ) ?? key
