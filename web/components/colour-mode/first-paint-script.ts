import { storageKeys } from '../../storage-keys.ts'

/** Runs before the first paint: the saved colour mode, and the sign that scripts run. */
export const firstPaintScript = `(function(d){d.dataset.js='';try{var t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})(document.documentElement)`
