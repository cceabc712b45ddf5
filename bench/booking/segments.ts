import type pg from 'pg';
import { EXAM_DAY, FREE_SET, type Seats } from '../../server/test/seats.ts';

/** Real segments of real centres on ordinary days, with seats for everybody who will come. */
export async function wideSegments(pool: pg.Pool, count: number): Promise<Seats[]> {
  const { rows } = await pool.query<{ id: string; center: number; day: string }>(
    `UPDATE segment SET capacity = 10000000 WHERE segment_id IN (
       SELECT s.segment_id FROM segment s
       JOIN center c USING (center_id)
       JOIN center_set o ON o.center_id = s.center_id AND o.set_id = $1
       WHERE c.store_status = 'normal' AND s.day BETWEEN $2::date AND $2::date + 25 AND extract(dow FROM s.day) IN (1, 2, 3, 4)
         AND NOT EXISTS (SELECT 1 FROM center_exception e WHERE e.center_id = s.center_id AND e.day = s.day)
         AND NOT EXISTS (SELECT 1 FROM segment_quota q WHERE q.segment_id = s.segment_id)
       ORDER BY md5(s.segment_id::text) LIMIT $3)
     RETURNING segment_id AS id, center_id AS center, day::text`,
    [FREE_SET, EXAM_DAY, count],
  );
  if (rows.length < count) throw new Error(`Only ${rows.length} segments can be booked, not ${count}`);
  return rows.map(({ id, center, day }) => ({ segmentId: Number(id), centerId: center, day }));
}
