import { expect, it } from 'vitest';
import { hostsIn } from '../database-settings.ts';
import { followHosts } from './hosts.ts';

it('several hosts in one address become an address each, without the word only libpq knows', () => {
  expect(hostsIn('postgres://u:p@h1:5432,h2:5433/db?target_session_attrs=read-write&sslmode=require')).toEqual([
    'postgres://u:p@h1:5432/db?sslmode=require',
    'postgres://u:p@h2:5433/db?sslmode=require',
  ]);
  expect(hostsIn('postgresql://u@h1/db')).toEqual(['postgresql://u@h1/db']);
  for (const wrong of ['mysql://h/db', 'postgres://h1:x,h2/db', 'postgres://h 1/db', 'h1,h2'])
    expect([wrong, hostsIn(wrong)]).toEqual([wrong, undefined]);
});

it('callers who find an address useless move on once, however many find it at the same time', () => {
  const hosts = followHosts('postgres://h1,h2,h3/db');
  const first = hosts.current();
  hosts.leave(first);
  hosts.leave(first);
  expect([first, hosts.current(), hosts.count]).toEqual(['postgres://h1/db', 'postgres://h2/db', 3]);
  hosts.leave('postgres://h2/db');
  hosts.leave('postgres://h3/db');
  expect(hosts.current()).toBe('postgres://h1/db');
});
