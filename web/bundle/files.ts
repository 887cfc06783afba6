import path from 'node:path'
import { basePath } from '../config/paths.ts'

/** Files that the site gives as they are: scripts, styles and fonts of every page. */
export const filesFolder = path.resolve(import.meta.dirname, '../public/enhancements')

/** Their addresses begin so. A name changes with its content. */
export const filesRoute = `${basePath}/enhancements/`
