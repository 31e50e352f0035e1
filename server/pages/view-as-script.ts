export interface ShownViewAs {
  /** Who looks and since when, all over the page. */
  readonly mark: string;
  /** Milliseconds. */
  readonly endsAt: number;
  /** Answers whether the page may still be shown. */
  readonly state: string;
}

/**
 * Script text of a function: draws the watermark over the page, puts it back where a script removes it, and covers the page when the five
 * minutes or the ticket are over. The machine's clock may differ, so the server is asked as well.
 */
export const drawViewAs = `(shown, ask) => {
  const style = (element, styles) => { for (const name in styles) element.style.setProperty(name, styles[name]); return element; };
  const box = { position: 'fixed', inset: '0', 'z-index': '2147483647', overflow: 'hidden' };
  const mark = style(document.createElement('div'), { ...box, 'pointer-events': 'none', display: 'grid',
    'grid-template-columns': '1fr 1fr', 'align-items': 'center', 'justify-items': 'center' });
  mark.id = 'view-as-mark';
  mark.setAttribute('aria-hidden', 'true');
  for (let at = 0; at < 14; at += 1) {
    const text = style(document.createElement('span'), { font: '12px sans-serif', color: 'rgba(120, 120, 120, 0.38)',
      transform: 'rotate(-24deg)', 'white-space': 'nowrap' });
    text.textContent = shown.mark;
    mark.append(text);
  }
  const line = style(document.createElement('div'), { position: 'absolute', top: '0', left: '0', right: '0', padding: '2px 8px',
    font: '11px sans-serif', 'text-align': 'center', color: '#fff', background: 'rgba(180, 35, 24, 0.92)' });
  line.textContent = '只读查看 ' + shown.mark;
  mark.append(line);
  const cover = style(document.createElement('div'), { ...box, display: 'grid', 'place-content': 'center', gap: '8px', padding: '24px',
    font: '15px sans-serif', 'text-align': 'center', color: '#1f2329', background: '#fff' });
  cover.id = 'view-as-ended';
  cover.setAttribute('role', 'alert');
  let isOver = false;
  const root = document.documentElement;
  const draw = () => {
    const wanted = isOver ? cover : mark;
    if (wanted.parentNode !== root) root.append(wanted);
  };
  const end = (text) => {
    if (isOver) return;
    isOver = true;
    cover.textContent = text;
    mark.remove();
    draw();
    if (document.body) document.body.hidden = true;
    window.fetch = () => Promise.reject(new Error('ended'));
  };
  draw();
  new MutationObserver(draw).observe(root, { childList: true });
  setTimeout(end, Math.max(0, shown.endsAt - Date.now()), '5 分钟到了，查看已结束');
  setInterval(() => {
    if (!isOver) ask(shown.state).then((answer) => answer.json()).then(
      ({ isOpen }) => isOpen || end('工单已结束，或运营台已退出，查看已结束'), () => undefined);
  }, 3000);
}`;
