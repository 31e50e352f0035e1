/** Twelve characters resist guessing at the rate of the lock; more rules make people write passwords down. */
const minLength = 12;
const maxLength = 200;
/** What leaked lists of passwords begin with, without digits and signs. */
const common = [
  'password',
  'passwd',
  'qwertyuiop',
  'qwertyuiopasdfghjkl',
  'asdfghjkl',
  'zxcvbnm',
  'iloveyou',
  'letmein',
  'welcome',
  'administrator',
  'admin',
  'changeme',
  'woaini',
  'mima',
  'abcdefghijkl',
  'abcdefghijklmnopqrstuvwxyz',
];

/** Why a password cannot be chosen; undefined: it can. */
export function passwordFault(password: string, loginName: string): string | undefined {
  if (password.length < minLength) return `密码至少${minLength}位`;
  if (password.length > maxLength) return `密码最多${maxLength}位`;
  const lower = password.toLowerCase();
  if (loginName.length > 2 && lower.includes(loginName)) return '密码不能包含登录名';
  if (new Set(password).size < 5) return '密码里不同的字符太少';
  if (isRun(lower)) return '密码不能是连续的字符';
  if (common.includes(lower.replace(/[^a-z]/g, ''))) return '这个密码太常见，请换一个';
  return undefined;
}

/** 123456789012, abcdefghijkl and the like: nearly every character follows the one before. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1)).filter((_, at) => {
    const step = text.charCodeAt(at + 1) - text.charCodeAt(at);
    return step === 1 || step === 0 || step === -1 || step === -9;
  }).length;
  return steps >= text.length - 3;
}
