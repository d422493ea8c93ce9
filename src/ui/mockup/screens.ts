import type { ComponentType } from 'react';
import type { Mockup } from '../../generated/types.ts';
import type { Branded } from './branded.ts';
import Agenda from './screens/agenda.tsx';
import Bars from './screens/bars.tsx';
import Booking from './screens/booking.tsx';
import Builder from './screens/builder.tsx';
import BenefitCard from './screens/card.tsx';
import Changes from './screens/changes.tsx';
import Cohort from './screens/cohort.tsx';
import Payment from './screens/payment.tsx';
import Period from './screens/period.tsx';
import Prescription from './screens/prescription.tsx';
import Program from './screens/program.tsx';
import PatientRecord from './screens/record.tsx';
import Ribbons from './screens/ribbons.tsx';
import Risks from './screens/risks.tsx';
import Scan from './screens/scan.tsx';
import Score from './screens/score.tsx';
import Trail from './screens/trail.tsx';
import VideoCall from './screens/video-call.tsx';

/** What a device can show, by the name in the JSON. */
export const screens: Record<Mockup['screen'], ComponentType<Branded>> = {
  score: Score,
  'video-call': VideoCall,
  booking: Booking,
  program: Program,
  payment: Payment,
  prescription: Prescription,
  scan: Scan,
  card: BenefitCard,
  agenda: Agenda,
  record: PatientRecord,
  risks: Risks,
  cohort: Cohort,
  ribbons: Ribbons,
  changes: Changes,
  builder: Builder,
  trail: Trail,
  bars: Bars,
  period: Period,
};

/** Screens that are one picture, without the app's bars. */
export const fillingScreens: ReadonlySet<Mockup['screen']> = new Set(['video-call', 'scan']);
