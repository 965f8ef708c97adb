import { createHash } from 'node:crypto'

/**
 * First in every document. When the address names another route than this document's (`/#/about-us`), the rest of
 * the document is never parsed (`<plaintext>`) and the route's own document takes its place, so that nothing of
 * this page flashes. The same bytes on every page: one hash in the Content-Security-Policy.
 */
export const headScript = (base: string): string =>
  `(d=>{var e=d.documentElement,h=location.hash,p,u;e.dataset.js='';` +
  `if(h.slice(0,2)!='#/'||window.twinned)return;` +
  `p=h.slice(1).replace(/[?#].*/,'').replace(/\\/+$/,'')||'/';` +
  `if(p==e.dataset.route)return;` +
  `window.twinned=1;d.write('<plaintext hidden>');` +
  `u='${base}'+(p=='/'?'':p.slice(1)+'/');` +
  `fetch(u,{headers:{accept:'text/html'}}).then(r=>r.text()).then(t=>{d.open();d.write(t);d.close()},()=>location.replace(u))` +
  `})(document)`

export const cspHash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
