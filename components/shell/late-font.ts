/**
 * Lets our own font come late (`globals.css`) where Burmese is unreadable without it: the device has no letters for it, or
 * those of the old encoding, and our font missed the first paint. A letter with another below it is as wide as the letter
 * alone where a font knows Burmese. Without a character that would have to be escaped (quotes, angle brackets, ampersands).
 */
export const lateFontScript = `document.fonts.ready.then(function(){function w(t){const p=document.createElement(\`span\`);p.style.cssText=\`position:absolute;visibility:hidden\`;p.textContent=t;document.body.append(p);const r=p.offsetWidth;p.remove();return r}if(Math.floor(w(\`\\u1000\\u1039\\u1000\`)/w(\`\\u1000\`)/1.4))document.documentElement.dataset.lateFont=1})`;
