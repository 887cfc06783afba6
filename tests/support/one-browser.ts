import { shareBrowser } from './browser.ts'

// A worker runs many files, and starting a browser for each takes longer than some of them.
shareBrowser()
