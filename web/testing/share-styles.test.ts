import { afterEach, expect, it } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const displays = () => [...document.body.children].map((element) => getComputedStyle(element).display);

it('gives every kind of element its own style', () => {
  document.body.innerHTML =
    '<p>a</p><p hidden>b</p><p style="display: flex">c</p><span>d</span><dialog>e</dialog><dialog open>f</dialog>';
  expect(displays()).toEqual(['block', 'none', 'flex', 'inline', 'none', 'block']);
});

it('follows an attribute that changes', () => {
  document.body.innerHTML = '<dialog>a</dialog>';
  expect(displays()).toEqual(['none']);
  document.querySelector('dialog')?.setAttribute('open', '');
  expect(displays()).toEqual(['block']);
});

it('inherits the visibility of an ancestor', () => {
  document.body.innerHTML = '<div style="visibility: hidden"><b>a</b></div><b>b</b>';
  expect([...document.querySelectorAll('b')].map((element) => getComputedStyle(element).visibility)).toEqual([
    'hidden',
    'visible',
  ]);
});

it('follows a style sheet of the document', () => {
  document.head.innerHTML = '<style>p { display: grid }</style>';
  document.body.innerHTML = '<p>a</p>';
  expect(displays()).toEqual(['grid']);
});
