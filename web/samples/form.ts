import type { SampleFile } from './sample-request.ts'

/** The part of a multipart form before the file, with line ends escaped as in all languages. */
export const formHead = ({ field, name, type }: SampleFile, quote = '"'): string =>
  [
    '--upload',
    `Content-Disposition: form-data; name=${quote}${field}${quote}; filename=${quote}${name}${quote}`,
    `Content-Type: ${type}`,
    '',
    '',
  ].join('\\r\\n')

/** The same part as a string in double quotes. */
export const quotedFormHead = (file: SampleFile): string => `"${formHead(file, '\\"')}"`

/** The part of the form after the file. */
export const formTail = '\\r\\n--upload--\\r\\n'

export const formType = 'multipart/form-data; boundary=upload'
