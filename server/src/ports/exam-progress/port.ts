/** The centres' own system: who has come. */
export interface ExamProgress {
  /** What it knows of an order by now. Throws when there is no answer: it is asked again later. */
  of(order: AskedOrder): Promise<Progress>;
}

export interface AskedOrder {
  /** What both sides call it. */
  orderNo: string;
  centerId: number;
  /** The day it is booked for, in Shanghai. */
  day: string;
}

/** The moments of past events; future and unknown ones are absent. */
export interface Progress {
  arrivedAt?: Date;
  /** The day is over and the centre says that the person did not come. */
  missedAt?: Date;
}
