/** Messages about refused and accepted units of a file. */
export const REMARKS = {
  noDocument: 'There is no document “{{id}}” any more.',
  notBack: '{{missing}} of {{count}} texts did not come back.',
  removed: 'The English has no such text any more: it was removed or moved.',
  rebuilt: 'The English was built anew since the export: export it again.',
  edited: 'Somebody changed this translation since the export: compare the two.',
  anew: 'The English changed since the export, and this is translated anew already.',
  outdated: 'The English changed since the export: the translation counts as out of date.',
  part: 'Translated in part. Left: {{texts}}',
  codesMissing: 'Codes are missing in {{text}}: {{missing}}',
  codesAdded: 'Codes are in {{text}} that the English has not: {{added}}',
  codesOther: 'Other codes in {{text}} than in the English: {{added}} in place of {{missing}}',
  codeData: 'The code {{id}} has lost its original data: keep codes as they are.',
  codeOverlap: 'The code {{id}} overlaps another: let one end before the other begins.',
  codeOpen: 'The code {{id}} begins and does not end.',
  codeUnknown: '<{{name}}> is no code of the English text.',
} as const

export interface Reason {
  key: keyof typeof REMARKS
  values?: Record<string, string | number>
}

/** Returns a reason in English. */
export const describeReason = ({ key, values = {} }: Reason): string =>
  REMARKS[key].replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''))
