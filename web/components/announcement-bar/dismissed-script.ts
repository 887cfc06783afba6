import { storageKeys } from '../../storage-keys.ts'

/** Runs right after the bar, before it is painted: hides it where the reader has closed it. */
export const dismissedScript = `try{if(localStorage.getItem('${storageKeys.announcement}')===document.currentScript.previousElementSibling.dataset.announcement)document.documentElement.dataset.announcementDismissed=''}catch(e){}`
