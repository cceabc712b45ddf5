/** The centres' own system: who has come. */
export interface ExamProgress {
  /** The progress of an order by now. Throws when there is no answer: it is asked again later. */
  of(order: AskedOrder): Promise<Progress>;
}

export interface AskedOrder {
  /** The number both sides use. */
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
