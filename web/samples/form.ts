import type { SampleFile } from './sample-request.ts'

/** What is before the file in a form, line ends written as all languages write them. */
export const formHead = ({ field, name, type }: SampleFile, quote = '"'): string =>
  [
    '--upload',
    `Content-Disposition: form-data; name=${quote}${field}${quote}; filename=${quote}${name}${quote}`,
    `Content-Type: ${type}`,
    '',
    '',
  ].join('\\r\\n')

/** The same for a string in double quotes. */
export const quotedFormHead = (file: SampleFile): string => `"${formHead(file, '\\"')}"`

/** What is after the file. */
export const formTail = '\\r\\n--upload--\\r\\n'

export const formType = 'multipart/form-data; boundary=upload'
