/** P2P stays English on purpose: it shows readers of Chinese what an untranslated page looks like. */
export const isEnglishOnly = (path: string): boolean => path.startsWith('p2p/')
