import { basePath } from '../../config/paths.ts'

/** Address of the script that measures a page, if figures are wanted. */
export const vitalsRoute = `${basePath}/vitals.js`
