import { basePath } from '../../config/paths.ts'

/** Where a page finds what measures it, if figures are wanted. */
export const vitalsRoute = `${basePath}/vitals.js`
