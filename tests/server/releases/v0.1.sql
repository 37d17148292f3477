CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	note TEXT NOT NULL, 
	PRIMARY KEY ("match", seq)
);
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',0,2,'play G1','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',1,2,'take R6','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',2,0,'play B3','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',3,0,'take G4','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',4,1,'pass','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',5,2,'play R6','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',6,2,'take R11','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',7,0,'pass','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',8,2,'pass','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',9,0,'play B7','');
INSERT INTO "entries" VALUES('GQmDfPjlFkGXsOwu',10,0,'take R6','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',0,0,'refuse 18','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',1,0,'refuse 23','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',2,1,'refuse 4','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',3,1,'refuse 5','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',4,2,'refuse 9','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',5,2,'refuse 15','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',6,0,'draft','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',7,0,'give 39 1','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',8,0,'undo','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',9,0,'give 39 1','');
INSERT INTO "entries" VALUES('gBElXj1utOYSV0K5',10,0,'propose openly','');
INSERT INTO "entries" VALUES('mioaAcv2rxWNQU6c',0,1,'play R5','');
INSERT INTO "entries" VALUES('mioaAcv2rxWNQU6c',1,1,'take B12','');
INSERT INTO "entries" VALUES('mioaAcv2rxWNQU6c',2,0,'play R6','');
INSERT INTO "entries" VALUES('mioaAcv2rxWNQU6c',3,0,'take G7','');
INSERT INTO "entries" VALUES('mioaAcv2rxWNQU6c',4,1,'play B11','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',0,0,'play Y2','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',1,0,'take G8','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',2,1,'play R2','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',3,1,'take R9','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',4,0,'play Y10','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',5,0,'take G12','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',6,1,'play R9','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',7,1,'take R8','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',8,0,'play G8','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',9,0,'take B7','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',10,1,'play R8','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',11,1,'take R7','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',12,0,'pass','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',13,1,'play R7','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',14,1,'take G9','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',15,1,'play B5','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',16,1,'take R6','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',17,1,'play R6','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',18,1,'take G10','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',19,1,'play G10','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',20,1,'take G6','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',21,1,'play Y1','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',22,1,'take B6','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',23,1,'play Y4','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',24,1,'take R3','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',25,1,'play R3','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',26,1,'take Y7','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',27,1,'play B6','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',28,1,'take B3','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',29,1,'play G6','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',30,1,'take G3','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',31,1,'play B3','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',32,1,'take B4','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',33,1,'play B4','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',34,1,'take B2','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',35,1,'play G3','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',36,1,'take Y9','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',37,1,'play B2','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',38,1,'take Y8','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',39,1,'play B9','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',40,1,'take R12','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',41,1,'play R12','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',42,1,'take B12','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',43,1,'play G9','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',44,1,'take R5','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',45,1,'play R5','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',46,1,'take G5','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',47,1,'play G5','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',48,1,'take Y11','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',49,1,'play Y9','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',50,1,'take R11','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',51,1,'play R11','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',52,1,'take G11','');
INSERT INTO "entries" VALUES('l3IHTw8WfIoN1KB6',53,1,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',0,1,'play R9','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',1,1,'take G3','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',2,2,'play B3','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',3,2,'take Y8','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',4,0,'play R2','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',5,0,'take B9','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',6,1,'play G2','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',7,1,'take Y1','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',8,2,'play Y3','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',9,2,'take Y6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',10,0,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',11,1,'play B7','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',12,1,'take Y4','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',13,2,'play B4','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',14,2,'take R6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',15,1,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',16,2,'play B11','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',17,2,'take B1','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',18,2,'play Y6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',19,2,'take Y10','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',20,2,'play Y8','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',21,2,'take B6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',22,2,'play B6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',23,2,'take R10','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',24,2,'play G1','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',25,2,'take B8','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',26,2,'play B1','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',27,2,'take R8','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',28,2,'play Y10','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',29,2,'take G5','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',30,2,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',31,2,'play G9','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',32,2,'take R11','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',33,0,'play Y9','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',34,0,'take B7','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',35,1,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',36,2,'play B5','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',37,2,'take R3','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',38,0,'play B7','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',39,0,'take B12','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',40,2,'play B9','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',41,2,'take B11','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',42,0,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',43,2,'play B11','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',44,2,'take B2','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',45,2,'play R11','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',46,2,'take R5','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',47,2,'play R3','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',48,2,'take G5','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',49,2,'play B2','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',50,2,'take R10','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',51,2,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',52,0,'play R6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',53,0,'take R1','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',54,1,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',55,2,'play B3','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',56,2,'take Y10','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',57,0,'play G8','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',58,0,'take G3','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',59,2,'play B6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',60,2,'take R7','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',61,0,'pass','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',62,2,'play G6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',63,2,'take G4','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',64,2,'play R8','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',65,2,'take B7','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',66,2,'play R7','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',67,2,'take G7','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',68,2,'play G4','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',69,2,'take Y6','');
INSERT INTO "entries" VALUES('uk6E2IhEAW0L_Hrx',70,2,'pass','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',0,1,'pass','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',1,2,'play G2','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',2,2,'take G4','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',3,0,'pass','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',4,2,'play R3','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',5,2,'take B8','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',6,2,'play Y11','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',7,2,'take R11','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',8,2,'play B12','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',9,2,'take B7','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',10,2,'play B7','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',11,2,'take B3','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',12,2,'play R11','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',13,2,'take R1','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',14,2,'play G4','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',15,2,'take Y5','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',16,2,'play B3','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',17,2,'take G7','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',18,2,'play R1','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',19,2,'take R12','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',20,2,'play Y1','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',21,2,'take Y9','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',22,2,'play G7','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',23,2,'take G6','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',24,2,'play Y9','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',25,2,'take G9','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',26,2,'pass','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',27,2,'play R10','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',28,2,'take B1','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',29,0,'play Y5','');
INSERT INTO "entries" VALUES('D4LKk5O2MpJpn0Nt',30,0,'take Y2','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',0,0,'refuse 54','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',1,1,'refuse 64','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',2,2,'refuse 82','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',3,0,'refuse 50','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',4,1,'refuse 75','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',5,2,'refuse 42','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',6,0,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',7,1,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',8,2,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',9,0,'place 77 antiques','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',10,1,'place 53 restaurant','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',11,2,'place 3 pharmacy','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',12,0,'place 45 radios','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',13,1,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',14,2,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',15,0,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',16,1,'refuse 85','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',17,2,'refuse 5','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',18,0,'refuse 59','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',19,1,'refuse 49','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',20,2,'refuse 27','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',21,0,'refuse 78','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',22,1,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',23,2,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',24,0,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',25,1,'place 65 sewing','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',26,2,'place 19 pharmacy','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',27,0,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',28,1,'place 47 detective','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',29,2,'place 33 jeans','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',30,1,'place 7 sea-food','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',31,2,'place 79 detective','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',32,1,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',33,2,'done','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',34,0,'refuse 39','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',35,1,'refuse 17','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',36,2,'refuse 31','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',37,0,'refuse 85','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',38,1,'refuse 83','');
INSERT INTO "entries" VALUES('c5pALgIeXopsAIsl',39,2,'refuse 12','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',0,0,'refuse 24','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',1,1,'refuse 83','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',2,2,'refuse 7','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',3,0,'refuse 15','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',4,1,'refuse 5','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',5,2,'refuse 23','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',6,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',7,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',8,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',9,0,'place 56 laundry','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',10,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',11,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',12,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',13,1,'refuse 40','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',14,2,'refuse 45','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',15,0,'refuse 68','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',16,1,'refuse 32','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',17,2,'refuse 5','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',18,0,'refuse 53','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',19,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',20,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',21,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',22,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',23,2,'place 73 sports','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',24,0,'place 70 sewing','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',25,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',26,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',27,1,'refuse 19','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',28,2,'refuse 75','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',29,0,'refuse 35','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',30,1,'refuse 49','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',31,2,'refuse 53','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',32,0,'refuse 46','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',33,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',34,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',35,0,'draft','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',36,1,'draft','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',37,2,'resume','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',38,0,'give 81 1','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',39,1,'empty 29','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',40,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',41,0,'cash 2 1 10,000','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',42,1,'drop','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',43,2,'draft','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',44,0,'empty 1','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',45,1,'resume','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',46,2,'drop','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',47,0,'owe 1 0 8,000','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',48,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',49,2,'draft','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',50,0,'owe 2 1 500,000','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',51,1,'resume','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',52,2,'drop','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',53,0,'drop','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',54,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',55,2,'draft','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',56,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',57,1,'place 34 antiques','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',58,2,'place 37 sports','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',59,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',60,1,'place 74 radios','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',61,2,'place 23 watches','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',62,1,'place 22 sports','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',63,2,'place 62 restaurant','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',64,1,'place 16 pharmacy','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',65,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',66,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',67,2,'refuse 3','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',68,0,'refuse 10','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',69,1,'refuse 8','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',70,2,'refuse 52','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',71,0,'refuse 57','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',72,1,'refuse 66','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',73,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',74,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',75,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',76,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',77,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',78,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',79,2,'refuse 30','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',80,0,'refuse 46','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',81,1,'refuse 8','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',82,2,'refuse 6','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',83,0,'refuse 4','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',84,1,'refuse 57','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',85,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',86,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',87,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',88,2,'place 75 pharmacy','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',89,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',90,1,'place 66 antiques','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',91,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',92,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',93,2,'refuse 52','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',94,0,'refuse 31','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',95,1,'refuse 60','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',96,2,'refuse 46','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',97,0,'refuse 4','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',98,1,'refuse 30','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',99,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',100,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',101,1,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',102,2,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',103,0,'place 42 laundry','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',104,1,'place 72 jeans','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',105,0,'done','');
INSERT INTO "entries" VALUES('8npqsP_wK82AEcr2',106,1,'done','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',0,0,'accuse B4','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',1,1,'roll','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',2,1,'end','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',3,2,'roll','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',4,2,'end','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',5,1,'roll','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',6,1,'end','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',7,2,'roll','');
INSERT INTO "entries" VALUES('GLRlsuQQyCOgUlzN',8,2,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',0,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',1,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',2,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',3,0,'go D3','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',4,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',5,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',6,1,'go E3','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',7,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',8,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',9,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',10,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',11,1,'go C3','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',12,1,'pass','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',13,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',14,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',15,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',16,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',17,1,'pass','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',18,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',19,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',20,0,'go E2','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',21,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',22,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',23,1,'pass','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',24,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',25,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',26,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',27,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',28,1,'go E5','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',29,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',30,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',31,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',32,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',33,1,'go C1','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',34,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',35,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',36,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',37,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',38,1,'go C4','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',39,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',40,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',41,0,'go C3','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',42,0,'go C4','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',43,0,'spy 1','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',44,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',45,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',46,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',47,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',48,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',49,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',50,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',51,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',52,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',53,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',54,1,'swap i7 0 informant','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',55,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',56,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',57,0,'go D1','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',58,0,'take 1','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',59,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',60,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',61,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',62,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',63,0,'take 1','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',64,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',65,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',66,1,'take 0','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',67,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',68,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',69,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',70,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',71,1,'go D4','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',72,1,'pass','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',73,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',74,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',75,0,'swap i6 1 expert','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',76,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',77,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',78,1,'go E5','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',79,1,'take 0','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',80,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',81,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',82,0,'swap i4 1 expert','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',83,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',84,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',85,1,'go C5','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',86,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',87,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',88,0,'pass','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',89,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',90,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',91,1,'go D3','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',92,1,'take 0','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',93,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',94,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',95,0,'take 1','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',96,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',97,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',98,1,'go A5','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',99,1,'swap x2 0 informant','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',100,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',101,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',102,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',103,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',104,1,'swap i2 0 expert','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',105,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',106,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',107,0,'swap x6 1 expert','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',108,0,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',109,1,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',110,1,'take 0','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',111,1,'end','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',112,0,'roll','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',113,0,'take 1','');
INSERT INTO "entries" VALUES('8LpkAdXDtcOqwPLB',114,0,'end','');
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	version INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed TEXT NOT NULL, 
	start TEXT, 
	secret VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	next VARCHAR(40), 
	opened FLOAT NOT NULL, clock INTEGER DEFAULT '0' NOT NULL, until FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('GQmDfPjlFkGXsOwu','new-york-new-york',1,3,'{"bonuses": "on", "rounds": "match"}','516e9be350465f2d11f2912b58aaca4fc8da58e9cb0fa0a7da8bdda4f6ce6355',NULL,'c6b93a319c2953031130b13eb3b3378f25b86c3883f66c0f7b3f8054639a0a2a',0,'running',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('gBElXj1utOYSV0K5','chinatown',1,3,'{"prosperity": "on", "placement": "free", "street-variant": "off", "map": "default", "offers": "30"}','f8ef97c85080c0c7c01bfcc6ef1d48dfe28c505072eaf688e32ea620031ed71e',NULL,'2c29dc3cbab40bf803eb7843857fc295d1a91fb453066976da9321e789a9b38e',0,'running',NULL,1700000000.0,3600,1700003600.0);
INSERT INTO "matches" VALUES('mioaAcv2rxWNQU6c','new-york-new-york',1,2,'{"bonuses": "on", "rounds": "match"}','29192d5bf6bd729f9267d458e3365488232ae8a684962c45b233b6f3363e0478',NULL,'33873496adda19fb4117db6d8b308a83293082db96b29f3ecabedcb615158ad5',0,'ended','skWp_w1ma30JBr1-',1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('skWp_w1ma30JBr1-','new-york-new-york',1,2,'{"bonuses": "on", "rounds": "match"}','b09e17b0d7dcf7dad4d2c1eae3e60ad3c3b609915f9afcd39758a200419330cf',NULL,'485f2e642ed0e8da03f601d5f1c0bfc1e71aa94f69b8ed5ad837ffd09498e588',0,'running',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('l3IHTw8WfIoN1KB6','new-york-new-york',1,2,'{"bonuses": "on", "rounds": "1"}','d1763c5c488f1bc3191722e7668512b7cd5312bac6a9fd5baee744559bbdb050',NULL,'ac0b4212ce1b25cf7a9a0ce704058b692e38afff1e04b7e4b2179d0efc3da021',0,'over',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('uk6E2IhEAW0L_Hrx','new-york-new-york',1,3,'{"bonuses": "on", "rounds": "match"}','18b2ae22728e9420b48e0ab69a299569ab17e124429bb1210bfc886cfeacb69c',NULL,'52b205a219050f0a0dc6fa9b1e0c83356e0a7721227701e0fd4632740cbe98b4',1,'over',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('D4LKk5O2MpJpn0Nt','new-york-new-york',1,3,'{"bonuses": "on", "rounds": "match"}','68e024aa24eb73761b494dbda4525e562d7ed440f525899c9e64b8b452631129',NULL,'1274a25ecb0aaeef759dad662cbbb6bcc506b5b872abee9f8cced1f7fd607eda',0,'running',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('c5pALgIeXopsAIsl','chinatown',1,3,'{"prosperity": "on", "placement": "free", "street-variant": "off", "map": "default", "offers": "30"}','fad797cc4de1e7249cc7521d3d41153a1d89d23046354bb249c618584fd9759a',NULL,'540f39685e0ffca6ee386abd6932146dea4e0a22bb762b3224f7d421d74ac950',0,'running',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('8npqsP_wK82AEcr2','chinatown',1,3,'{"prosperity": "on", "placement": "free", "street-variant": "on", "map": "default", "offers": "30"}','cb21b14c5347a12395c99e00e9584e18afcd4dcb458eaf0ebb3d4262809ed8d5',NULL,'bbf3b42327bf4ff5fe24ce65f67a94a236703257845160fd891063c0822aedf4',0,'over',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('GLRlsuQQyCOgUlzN','enquetes-a-new-york',1,3,'{"level": "1", "case": "generated", "last-standing": "wins", "rounds": "60"}','52db4cd3c461e5d6a86e94c6c696e3a1619776baaa4e916d749cf4ff6b391a0f','gotham scene 1
game enquetes-a-new-york 1
players 3
option level 1
option case generated
option last-standing wins
option rounds 60
round 1
starter 0
toss joker 3 3
turn 0 rolling
pawns - - -
case generated
answer D5
card i1 south-of-1 pile
card i2 near-laguardia-or-near-beach pile
card i3 column-c-or-column-d pile
card i4 in-queens-or-in-new-jersey pile
card i5 south-of-2-and-east-of-c pile
card i6 near-park-or-near-beach pile
card i7 row-3-or-row-5 pile
card i8 in-bronx-or-in-queens pile
card i9 in-queens-and-east-of-c pile
card i10 near-stadium-or-near-beach pile
card x1 soil-in-queens pile
card x2 masts-row-2-row-5 pile
card x3 bearing-south-of-2 pile
card x4 bearing-west-of-e pile
card x5 soil-in-brooklyn-or-in-queens pile
card x6 bearing-east-of-a pile
read 0
read 1
read 2
looks 0 0 0
rolls 0
lots 0
','97c6ee5376f2025dad50b78fdb6f332e54ee14b0ff42a9cd150b1a798e6c1a9a',0,'running',NULL,1700000000.0,0,NULL);
INSERT INTO "matches" VALUES('8LpkAdXDtcOqwPLB','enquetes-a-new-york',1,2,'{"level": "1", "case": "generated", "last-standing": "wins", "rounds": "20"}','39feeff5d3baa8c3fe9b846d1a66747db9524c1cf29b5608a6078f1c63186940','gotham scene 1
game enquetes-a-new-york 1
players 2
option level 1
option case generated
option last-standing wins
option rounds 20
round 1
starter 1
toss 3 5
turn 1 rolling
pawns - -
case generated
answer B1
card i1 in-brooklyn-or-in-new-jersey pile
card i2 near-jfk-or-near-bridge pile
card i3 north-of-4-and-west-of-d pile
card i4 north-of-4 pile
card i5 north-of-4-and-west-of-c pile
card i6 column-b-or-column-c pile
card i7 near-bridge-or-near-liberty pile
card i8 east-of-a pile
card i9 west-of-c pile
card i10 in-manhattan-or-in-new-jersey pile
card x1 bearing-west-of-d pile
card x2 masts-column-b-column-e pile
card x3 masts-column-b-column-d pile
card x4 mast-column-b pile
card x5 bearing-north-of-5 pile
card x6 masts-row-1-row-4 pile
read 0
read 1
looks 0 0
rolls 0
lots 0
','2fe45beb7ef2bca38d32242fe0c057d7ec9c4c97321707839fa8fdb960eeb0f6',0,'over',NULL,1700000000.0,0,NULL);
CREATE TABLE notes (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	about VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("match", seat, about)
);
INSERT INTO "notes" VALUES('GQmDfPjlFkGXsOwu',0,'plan','tall ones é漢😀');
CREATE TABLE people (
	"match" VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	host BOOLEAN NOT NULL, 
	seat INTEGER, 
	PRIMARY KEY ("match", token)
);
INSERT INTO "people" VALUES('GQmDfPjlFkGXsOwu','d8a8c124e50f71f364e1ada0136f6330227b14f4322c81806a5aa46154715a55','Ada é','en',1,0);
INSERT INTO "people" VALUES('GQmDfPjlFkGXsOwu','a18bc7507bbc41150fa066ae4a37197cfe7ff61d4f6b4c97e1a5bddc2be48172','Person 1','en',0,1);
INSERT INTO "people" VALUES('GQmDfPjlFkGXsOwu','0c768e2b4a1e1238672028caa1d52e71a13f5487a2a758fdae643e8d7862b597','Person 2','en',0,2);
INSERT INTO "people" VALUES('gBElXj1utOYSV0K5','54a9803d764866ed6009ed0aa9377e6ace488b7d3291d1d2fe2ef2d31c6e685a','Ada é','en',1,0);
INSERT INTO "people" VALUES('gBElXj1utOYSV0K5','bc27e145f76e887719dd30e3150ea4392a13bf278b0b0b35fa607609b4fd28cd','Person 1','en',0,1);
INSERT INTO "people" VALUES('gBElXj1utOYSV0K5','8601b7155f1c53e23985775be5a3f02f3ba60562345f6e84f9196434a67a2530','Person 2','en',0,2);
INSERT INTO "people" VALUES('mioaAcv2rxWNQU6c','33558700ef4a57f5a8aad913c24930487774198ddfe8e6033b7c5ea11b4b4282','Ada é','en',1,0);
INSERT INTO "people" VALUES('mioaAcv2rxWNQU6c','bd4a4e605b70f470ec281c7337be75f70bba20bd6dda1bc8ae751b0127f06f03','Person 1','en',0,1);
INSERT INTO "people" VALUES('skWp_w1ma30JBr1-','33558700ef4a57f5a8aad913c24930487774198ddfe8e6033b7c5ea11b4b4282','Ada é','en',1,1);
INSERT INTO "people" VALUES('skWp_w1ma30JBr1-','bd4a4e605b70f470ec281c7337be75f70bba20bd6dda1bc8ae751b0127f06f03','Person 1','en',0,0);
INSERT INTO "people" VALUES('l3IHTw8WfIoN1KB6','3ee8d9a4aa220225f14d798bc7980f5ca9bfaa89ae4ce09efdc7a17fd1453a44','','en',1,NULL);
INSERT INTO "people" VALUES('uk6E2IhEAW0L_Hrx','601f17ec2cfef1cc5c6f0724ecaae7c94fc72924501ebcc65628809b1c359c9a','Ada é','en',1,0);
INSERT INTO "people" VALUES('uk6E2IhEAW0L_Hrx','5abdbbacf33157cd7d3b01ab325fa249e8eda2bb4decf51be08f60038df211c3','Person 1','en',0,1);
INSERT INTO "people" VALUES('D4LKk5O2MpJpn0Nt','1c887502cb838f6fa850eb9d772c3468cdac0117a8006d5794b4e9421f830e41','Ada é','en',1,0);
INSERT INTO "people" VALUES('D4LKk5O2MpJpn0Nt','3cbc4e4fa21cb6007da6f00df90295fd144a9234dccf63db28bb22d334af44e5','Person 1','en',0,1);
INSERT INTO "people" VALUES('c5pALgIeXopsAIsl','04405d5e69d7fe2b8cbd97abc9c4450c4ade25a388318c9702d1067246a1c0d3','Ada é','en',1,0);
INSERT INTO "people" VALUES('c5pALgIeXopsAIsl','30aff87021f515420f76d368cbaace34956e5dfbbfd875e87f6f2061ca9ad828','Person 1','en',0,1);
INSERT INTO "people" VALUES('c5pALgIeXopsAIsl','b1bbfd288aff4ba5709e5ec9f228932608efc4c9dd01dcdd3f843999a64ffa31','Person 2','en',0,2);
INSERT INTO "people" VALUES('8npqsP_wK82AEcr2','a93b8e19fe5d1c90db4867275a4b1ed40790ab6494497a688582c3482deae524','Ada é','en',1,0);
INSERT INTO "people" VALUES('8npqsP_wK82AEcr2','7a81c17af0c395ef709f8cb3caeacc31f86afa1bf97604616c3524bf16e09d78','Person 1','en',0,1);
INSERT INTO "people" VALUES('8npqsP_wK82AEcr2','cc1ef3fbf4aaa373899e00b250890ee55a1da9a67d398775131fc98c22351f7a','Person 2','en',0,2);
INSERT INTO "people" VALUES('GLRlsuQQyCOgUlzN','316964f497185258b65ceb2fc456c16e9b234c8e4aa933296266584cc2c7f628','Ada é','en',1,0);
INSERT INTO "people" VALUES('GLRlsuQQyCOgUlzN','5b6dfc62e22cfaa9e13ff765906713d322da005b898007602d898c382302c9ba','Person 1','en',0,1);
INSERT INTO "people" VALUES('GLRlsuQQyCOgUlzN','5d0f694b3d47ff055df21525f0886e164fc9e9b649b5f88f6a911fe488ec30e5','Person 2','en',0,2);
INSERT INTO "people" VALUES('8LpkAdXDtcOqwPLB','75f988d64ae488fa0750caf0c7b8e373d4433ed4b499f964f68b0f6ea6b57a37','Ada é','en',1,0);
INSERT INTO "people" VALUES('8LpkAdXDtcOqwPLB','c7240f8e80eb2630cfee611c32d800f76f0d53eac49500597759900f5e27dc81','Person 1','en',0,1);
CREATE TABLE seats (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(64), 
	bot VARCHAR(40) NOT NULL, 
	turnover INTEGER NOT NULL, 
	PRIMARY KEY ("match", seat)
);
INSERT INTO "seats" VALUES('GQmDfPjlFkGXsOwu',0,'d8a8c124e50f71f364e1ada0136f6330227b14f4322c81806a5aa46154715a55','',0);
INSERT INTO "seats" VALUES('GQmDfPjlFkGXsOwu',1,'a18bc7507bbc41150fa066ae4a37197cfe7ff61d4f6b4c97e1a5bddc2be48172','',1);
INSERT INTO "seats" VALUES('GQmDfPjlFkGXsOwu',2,'0c768e2b4a1e1238672028caa1d52e71a13f5487a2a758fdae643e8d7862b597','',1);
INSERT INTO "seats" VALUES('gBElXj1utOYSV0K5',0,'54a9803d764866ed6009ed0aa9377e6ace488b7d3291d1d2fe2ef2d31c6e685a','',0);
INSERT INTO "seats" VALUES('gBElXj1utOYSV0K5',1,'bc27e145f76e887719dd30e3150ea4392a13bf278b0b0b35fa607609b4fd28cd','',1);
INSERT INTO "seats" VALUES('gBElXj1utOYSV0K5',2,'8601b7155f1c53e23985775be5a3f02f3ba60562345f6e84f9196434a67a2530','',1);
INSERT INTO "seats" VALUES('mioaAcv2rxWNQU6c',0,'33558700ef4a57f5a8aad913c24930487774198ddfe8e6033b7c5ea11b4b4282','',0);
INSERT INTO "seats" VALUES('mioaAcv2rxWNQU6c',1,'bd4a4e605b70f470ec281c7337be75f70bba20bd6dda1bc8ae751b0127f06f03','',1);
INSERT INTO "seats" VALUES('skWp_w1ma30JBr1-',0,'bd4a4e605b70f470ec281c7337be75f70bba20bd6dda1bc8ae751b0127f06f03','',0);
INSERT INTO "seats" VALUES('skWp_w1ma30JBr1-',1,'33558700ef4a57f5a8aad913c24930487774198ddfe8e6033b7c5ea11b4b4282','',0);
INSERT INTO "seats" VALUES('l3IHTw8WfIoN1KB6',0,NULL,'random',0);
INSERT INTO "seats" VALUES('l3IHTw8WfIoN1KB6',1,NULL,'greedy',0);
INSERT INTO "seats" VALUES('uk6E2IhEAW0L_Hrx',0,'601f17ec2cfef1cc5c6f0724ecaae7c94fc72924501ebcc65628809b1c359c9a','',0);
INSERT INTO "seats" VALUES('uk6E2IhEAW0L_Hrx',1,'5abdbbacf33157cd7d3b01ab325fa249e8eda2bb4decf51be08f60038df211c3','',1);
INSERT INTO "seats" VALUES('uk6E2IhEAW0L_Hrx',2,NULL,'random',0);
INSERT INTO "seats" VALUES('D4LKk5O2MpJpn0Nt',0,'1c887502cb838f6fa850eb9d772c3468cdac0117a8006d5794b4e9421f830e41','',0);
INSERT INTO "seats" VALUES('D4LKk5O2MpJpn0Nt',1,'3cbc4e4fa21cb6007da6f00df90295fd144a9234dccf63db28bb22d334af44e5','',1);
INSERT INTO "seats" VALUES('D4LKk5O2MpJpn0Nt',2,NULL,'random',0);
INSERT INTO "seats" VALUES('c5pALgIeXopsAIsl',0,'04405d5e69d7fe2b8cbd97abc9c4450c4ade25a388318c9702d1067246a1c0d3','',0);
INSERT INTO "seats" VALUES('c5pALgIeXopsAIsl',1,'30aff87021f515420f76d368cbaace34956e5dfbbfd875e87f6f2061ca9ad828','',1);
INSERT INTO "seats" VALUES('c5pALgIeXopsAIsl',2,'b1bbfd288aff4ba5709e5ec9f228932608efc4c9dd01dcdd3f843999a64ffa31','',1);
INSERT INTO "seats" VALUES('8npqsP_wK82AEcr2',0,'a93b8e19fe5d1c90db4867275a4b1ed40790ab6494497a688582c3482deae524','',0);
INSERT INTO "seats" VALUES('8npqsP_wK82AEcr2',1,'7a81c17af0c395ef709f8cb3caeacc31f86afa1bf97604616c3524bf16e09d78','',1);
INSERT INTO "seats" VALUES('8npqsP_wK82AEcr2',2,'cc1ef3fbf4aaa373899e00b250890ee55a1da9a67d398775131fc98c22351f7a','',1);
INSERT INTO "seats" VALUES('GLRlsuQQyCOgUlzN',0,'316964f497185258b65ceb2fc456c16e9b234c8e4aa933296266584cc2c7f628','',0);
INSERT INTO "seats" VALUES('GLRlsuQQyCOgUlzN',1,'5b6dfc62e22cfaa9e13ff765906713d322da005b898007602d898c382302c9ba','',1);
INSERT INTO "seats" VALUES('GLRlsuQQyCOgUlzN',2,'5d0f694b3d47ff055df21525f0886e164fc9e9b649b5f88f6a911fe488ec30e5','',1);
INSERT INTO "seats" VALUES('8LpkAdXDtcOqwPLB',0,'75f988d64ae488fa0750caf0c7b8e373d4433ed4b499f964f68b0f6ea6b57a37','',0);
INSERT INTO "seats" VALUES('8LpkAdXDtcOqwPLB',1,'c7240f8e80eb2630cfee611c32d800f76f0d53eac49500597759900f5e27dc81','',1);
CREATE TABLE talks (
	"match" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	hearers JSON, 
	PRIMARY KEY ("match", seq)
);
INSERT INTO "talks" VALUES('GQmDfPjlFkGXsOwu',0,0,'Ada é','hello all','null');
INSERT INTO "talks" VALUES('GQmDfPjlFkGXsOwu',1,1,'Person 1','psst','[0]');
CREATE INDEX lobby ON matches (listed, opened);
