CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE alerts (
	"match" VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	target JSON NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	told INTEGER, 
	PRIMARY KEY ("match", token, kind)
);
CREATE TABLE bans (
	mark VARCHAR(64) NOT NULL, 
	until FLOAT, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (mark)
);
CREATE TABLE changes (
	"match" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	PRIMARY KEY ("match", seq)
);
INSERT INTO "changes" VALUES('8BgRSYptwjmVlElR',0);
INSERT INTO "changes" VALUES('8BgRSYptwjmVlElR',1);
INSERT INTO "changes" VALUES('5d01RZQPnQCWvTFQ',0);
INSERT INTO "changes" VALUES('5d01RZQPnQCWvTFQ',1);
INSERT INTO "changes" VALUES('2_QHFQTMU1Bl4tFe',0);
INSERT INTO "changes" VALUES('2_QHFQTMU1Bl4tFe',1);
INSERT INTO "changes" VALUES('2_QHFQTMU1Bl4tFe',2);
INSERT INTO "changes" VALUES('HHUGdInIlnb7w4tN',0);
INSERT INTO "changes" VALUES('k-vxnLR8WzZTxF3C',0);
INSERT INTO "changes" VALUES('EYAoMOPf9Ua_4QNe',0);
INSERT INTO "changes" VALUES('EYAoMOPf9Ua_4QNe',1);
INSERT INTO "changes" VALUES('tFapa5rlEmp-GLvr',0);
INSERT INTO "changes" VALUES('tFapa5rlEmp-GLvr',1);
INSERT INTO "changes" VALUES('_RZrQfcVysQJWXoe',0);
INSERT INTO "changes" VALUES('_RZrQfcVysQJWXoe',1);
INSERT INTO "changes" VALUES('XwVJTmHtp0dYkS82',0);
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	note TEXT NOT NULL, 
	PRIMARY KEY ("match", seq)
);
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',0,2,'play B2','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',1,2,'take B4','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',2,0,'play G7','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',3,0,'take B7','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',4,1,'pass','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',5,2,'play G10','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',6,2,'take B6','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',7,0,'pass','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',8,2,'pass','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',9,0,'play B1','');
INSERT INTO "entries" VALUES('8BgRSYptwjmVlElR',10,0,'take G12','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',0,0,'refuse 20','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',1,0,'refuse 22','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',2,1,'refuse 3','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',3,1,'refuse 33','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',4,2,'refuse 6','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',5,2,'refuse 10','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',6,0,'draft','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',7,0,'give 32 1','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',8,0,'undo','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',9,0,'give 32 1','');
INSERT INTO "entries" VALUES('5d01RZQPnQCWvTFQ',10,0,'propose openly','');
INSERT INTO "entries" VALUES('2_QHFQTMU1Bl4tFe',0,1,'play R2','');
INSERT INTO "entries" VALUES('2_QHFQTMU1Bl4tFe',1,1,'take B3','');
INSERT INTO "entries" VALUES('2_QHFQTMU1Bl4tFe',2,0,'play B5','');
INSERT INTO "entries" VALUES('2_QHFQTMU1Bl4tFe',3,0,'take R5','');
INSERT INTO "entries" VALUES('2_QHFQTMU1Bl4tFe',4,1,'play B3','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',0,0,'play R12','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',1,0,'take Y9','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',2,1,'play R6','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',3,1,'take Y12','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',4,0,'play G8','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',5,0,'take B6','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',6,1,'play B7','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',7,1,'take R5','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',8,0,'play B6','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',9,0,'take G1','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',10,1,'play R5','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',11,1,'take Y7','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',12,0,'play R10','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',13,0,'take G3','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',14,1,'play Y2','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',15,1,'take Y8','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',16,0,'play G3','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',17,0,'take Y4','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',18,1,'play G5','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',19,1,'take R11','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',20,0,'play Y4','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',21,0,'take B2','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',22,1,'play R11','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',23,1,'take Y11','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',24,0,'play B2','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',25,0,'take B9','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',26,1,'play Y6','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',27,1,'take B11','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',28,0,'play R8','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',29,0,'take R3','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',30,1,'play Y7','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',31,1,'take Y10','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',32,0,'play B9','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',33,0,'take B12','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',34,1,'play B10','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',35,1,'take G11','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',36,0,'play B12','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',37,0,'take Y1','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',38,1,'play Y10','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',39,1,'take G7','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',40,0,'play R7','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',41,0,'take G2','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',42,1,'play G7','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',43,1,'take Y5','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',44,0,'play G1','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',45,0,'take B1','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',46,1,'play B11','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',47,1,'take R4','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',48,0,'play G2','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',49,0,'take B3','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',50,1,'play R4','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',51,1,'take R9','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',52,0,'pass','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',53,1,'play R9','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',54,1,'take G9','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',55,1,'play G11','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',56,1,'take B8','');
INSERT INTO "entries" VALUES('k5lKl2Ngxq9Qj411',57,1,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',0,2,'play G12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',1,2,'take B4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',2,0,'play B1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',3,0,'take R10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',4,1,'play Y9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',5,1,'take B6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',6,2,'play R12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',7,2,'take G4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',8,0,'play R10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',9,0,'take Y11','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',10,1,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',11,2,'play Y7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',12,2,'take R7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',13,0,'play B7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',14,0,'take R1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',15,2,'play B5','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',16,2,'take G10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',17,0,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',18,2,'play G1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',19,2,'take R6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',20,2,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',21,0,'play Y12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',22,0,'take G3','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',23,1,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',24,2,'play Y11','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',25,2,'take R12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',26,0,'play G1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',27,0,'take B9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',28,2,'play B8','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',29,2,'take G2','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',30,0,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',31,2,'play G7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',32,2,'take G9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',33,2,'play R12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',34,2,'take R2','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',35,2,'play R2','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',36,2,'take Y6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',37,2,'play Y6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',38,2,'take Y2','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',39,2,'play R10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',40,2,'take R8','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',41,2,'play B4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',42,2,'take R3','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',43,2,'play G9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',44,2,'take G10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',45,2,'play G10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',46,2,'take R5','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',47,2,'play R9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',48,2,'take B7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',49,2,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',50,1,'play G3','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',51,1,'take Y3','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',52,2,'play Y12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',53,2,'take B1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',54,0,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',55,1,'play B3','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',56,1,'take R11','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',57,2,'play R10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',58,2,'take B4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',59,1,'pass','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',60,2,'play R12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',61,2,'take Y4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',62,2,'play B4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',63,2,'take G5','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',64,2,'play G5','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',65,2,'take Y11','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',66,2,'play G8','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',67,2,'take Y7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',68,2,'play Y4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',69,2,'take G10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',70,2,'play B1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',71,2,'take B6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',72,2,'play R6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',73,2,'take Y10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',74,2,'play Y7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',75,2,'take G2','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',76,2,'play B6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',77,2,'take B7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',78,2,'play G12','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',79,2,'take B10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',80,2,'play G10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',81,2,'take B9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',82,2,'play Y10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',83,2,'take B8','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',84,2,'play B9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',85,2,'take G6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',86,2,'play Y11','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',87,2,'take G1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',88,2,'play G2','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',89,2,'take R4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',90,2,'play R4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',91,2,'take Y6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',92,2,'play B7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',93,2,'take R8','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',94,2,'play R8','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',95,2,'take G7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',96,2,'play G6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',97,2,'take Y8','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',98,2,'play Y6','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',99,2,'take G4','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',100,2,'play G7','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',101,2,'take R2','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',102,2,'play B10','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',103,2,'take B5','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',104,2,'play G1','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',105,2,'take R9','');
INSERT INTO "entries" VALUES('HHUGdInIlnb7w4tN',106,2,'pass','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',0,0,'pass','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',1,1,'pass','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',2,2,'play B6','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',3,2,'take B5','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',4,2,'play B5','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',5,2,'take Y5','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',6,2,'play G9','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',7,2,'take B1','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',8,2,'play G3','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',9,2,'take Y4','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',10,2,'play B8','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',11,2,'take B4','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',12,2,'play Y4','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',13,2,'take R9','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',14,2,'pass','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',15,1,'play R9','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',16,1,'take R2','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',17,2,'play R4','');
INSERT INTO "entries" VALUES('k-vxnLR8WzZTxF3C',18,2,'take R8','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',0,0,'refuse 78','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',1,1,'refuse 43','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',2,2,'refuse 81','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',3,0,'refuse 63','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',4,1,'refuse 77','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',5,2,'refuse 52','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',6,0,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',7,1,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',8,2,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',9,0,'place 39 restaurant','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',10,1,'place 66 pharmacy','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',11,2,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',12,0,'place 6 sea-food','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',13,1,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',14,0,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',15,1,'refuse 17','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',16,2,'refuse 28','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',17,0,'refuse 27','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',18,1,'refuse 55','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',19,2,'refuse 69','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',20,0,'refuse 54','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',21,1,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',22,2,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',23,0,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',24,1,'place 43 sports','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',25,2,'place 41 detective','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',26,0,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',27,1,'place 38 sea-food','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',28,2,'place 60 pharmacy','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',29,1,'place 22 jeans','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',30,2,'place 78 detective','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',31,1,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',32,2,'done','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',33,0,'refuse 56','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',34,1,'refuse 1','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',35,2,'refuse 63','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',36,0,'refuse 76','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',37,1,'refuse 75','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',38,2,'refuse 50','');
INSERT INTO "entries" VALUES('EYAoMOPf9Ua_4QNe',39,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',0,0,'refuse 66','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',1,1,'refuse 4','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',2,2,'refuse 23','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',3,0,'refuse 36','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',4,1,'refuse 6','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',5,2,'refuse 31','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',6,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',7,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',8,2,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',9,0,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',10,1,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',11,2,'build 33 restaurant','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',12,0,'cash 0 1 800,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',13,1,'tile detective 2 1','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',14,2,'empty 57','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',15,0,'cash 2 0 90,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',16,1,'build 64 detective','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',17,2,'owe 0 1 5,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',18,0,'empty 59','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',19,1,'propose secretly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',20,2,'owe 0 2 100,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',21,0,'empty 76','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',22,1,'withdraw 0+1+2 secretly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',23,2,'drop','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',24,0,'owe 0 1 700,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',25,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',26,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',27,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',28,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',29,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',30,0,'refuse 14','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',31,1,'refuse 38','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',32,2,'refuse 39','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',33,0,'refuse 18','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',34,1,'refuse 61','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',35,2,'refuse 37','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',36,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',37,1,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',38,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',39,0,'resume','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',40,1,'give 59 1','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',41,2,'resume','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',42,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',43,1,'drop','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',44,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',45,0,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',46,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',47,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',48,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',49,1,'place 15 antiques','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',50,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',51,2,'refuse 50','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',52,0,'refuse 55','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',53,1,'refuse 71','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',54,2,'refuse 73','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',55,0,'refuse 2','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',56,1,'refuse 62','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',57,2,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',58,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',59,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',60,2,'give 51 0','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',61,0,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',62,1,'resume','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',63,2,'owe 1 2 20,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',64,0,'cash 0 2 200,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',65,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',66,2,'owe 2 1 4,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',67,0,'cash 2 1 80,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',68,1,'resume','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',69,2,'owe 2 1 700,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',70,0,'drop','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',71,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',72,2,'owe 2 1 900,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',73,0,'resume','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',74,1,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',75,2,'propose openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',76,0,'yes 2 0+1+2 openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',77,1,'give 39 0','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',78,2,'withdraw 0+1+2 openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',79,0,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',80,1,'owe 2 0 100,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',81,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',82,0,'empty 52','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',83,1,'owe 2 1 700,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',84,2,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',85,0,'empty 75','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',86,1,'propose openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',87,2,'owe 2 0 600,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',88,0,'propose openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',89,1,'withdraw 0+1+2 openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',90,2,'propose openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',91,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',92,1,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',93,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',94,0,'withdraw 0+2 openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',95,1,'give 58 1','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',96,2,'withdraw 0+2 openly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',97,0,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',98,1,'give 84 0','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',99,2,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',100,0,'tile laundry 2 0','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',101,1,'empty 59','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',102,2,'empty 59','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',103,0,'cash 2 1 400,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',104,1,'empty 70','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',105,2,'owe 0 1 2,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',106,0,'build 56 antiques','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',107,1,'propose secretly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',108,2,'owe 1 0 10,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',109,0,'owe 2 0 100,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',110,1,'withdraw 0+1 secretly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',111,2,'drop','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',112,0,'drop','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',113,1,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',114,2,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',115,0,'resume','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',116,1,'tile watches 1 0','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',117,2,'owe 2 0 20,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',118,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',119,1,'cash 0 2 40,000','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',120,2,'propose secretly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',121,0,'yes 2 0+2 secretly','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',122,1,'drop','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',123,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',124,0,'draft','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',125,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',126,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',127,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',128,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',129,2,'refuse 42','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',130,0,'refuse 55','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',131,1,'refuse 50','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',132,2,'refuse 9','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',133,0,'refuse 27','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',134,1,'refuse 74','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',135,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',136,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',137,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',138,2,'place 75 antiques','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',139,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',140,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',141,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',142,0,'refuse 10','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',143,1,'refuse 24','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',144,2,'refuse 61','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',145,0,'refuse 73','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',146,1,'refuse 66','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',147,2,'refuse 55','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',148,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',149,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',150,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',151,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',152,1,'place 21 antiques','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',153,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',154,1,'place 72 sea-food','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',155,1,'place 68 detective','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',156,1,'place 14 pharmacy','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',157,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',158,2,'refuse 24','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',159,0,'refuse 50','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',160,1,'refuse 42','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',161,2,'refuse 10','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',162,0,'refuse 47','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',163,1,'refuse 82','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',164,2,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',165,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',166,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',167,2,'place 83 laundry','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',168,0,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',169,1,'done','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',170,2,'place 65 sports','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',171,2,'place 69 sea-food','');
INSERT INTO "entries" VALUES('tFapa5rlEmp-GLvr',172,2,'done','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',0,0,'roll','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',1,0,'end','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',2,1,'roll','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',3,1,'go A3','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',4,1,'end','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',5,2,'roll','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',6,2,'go D3','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',7,2,'end','');
INSERT INTO "entries" VALUES('_RZrQfcVysQJWXoe',8,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',0,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',1,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',2,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',3,1,'go A5','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',4,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',5,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',6,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',7,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',8,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',9,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',10,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',11,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',12,1,'pass','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',13,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',14,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',15,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',16,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',17,1,'go A5','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',18,1,'swap x4 0 expert','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',19,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',20,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',21,0,'swap x4 1 informant','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',22,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',23,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',24,1,'pass','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',25,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',26,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',27,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',28,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',29,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',30,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',31,0,'go B4','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',32,0,'swap i3 1 expert','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',33,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',34,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',35,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',36,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',37,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',38,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',39,1,'go B5','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',40,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',41,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',42,0,'go D4','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',43,0,'go E5','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',44,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',45,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',46,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',47,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',48,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',49,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',50,1,'go C2','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',51,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',52,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',53,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',54,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',55,1,'pass','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',56,1,'take 0','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',57,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',58,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',59,0,'take 1','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',60,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',61,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',62,1,'take 0','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',63,1,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',64,0,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',65,0,'take 1','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',66,0,'end','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',67,1,'roll','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',68,1,'go C2','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',69,1,'take 0','');
INSERT INTO "entries" VALUES('XwVJTmHtp0dYkS82',70,1,'accuse B1','');
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('marks','6a4c118ada7101fa7d587edb0a30588cdd1f48141ac9ddbb7076de93edf19e09');
CREATE TABLE keepers (
	"match" VARCHAR(40) NOT NULL, 
	process VARCHAR(40) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY ("match")
);
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
	opened FLOAT NOT NULL, clock INTEGER DEFAULT '0' NOT NULL, until FLOAT, timing JSON, times JSON, hints BOOLEAN DEFAULT 0 NOT NULL, touched FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('8BgRSYptwjmVlElR','new-york-new-york',1,3,'{"bonuses": "on", "rounds": "match"}','c022f251bf038176ee49fda647c14a3cbd095aa13dc295e4bd2e5150cdb9200a',NULL,'330481fc08a30e3b6e471878b22cd59ef3a50763a136f9873ea32473a58794cb',0,'running',NULL,1700000000.0,0,NULL,'null','null',0,1.79485919507155060768e+09);
INSERT INTO "matches" VALUES('5d01RZQPnQCWvTFQ','chinatown',1,3,'{"prosperity": "on", "placement": "free", "street-variant": "off", "map": "default", "offers": "30"}','df76219dc91f4ff2453e6af18b6631bbbda1be870393139b9fe54533de6add37',NULL,'49748f75109b66c8d3ae57647fe0d270e9e0109e84b5d753ff67ed6235bfab3e',0,'running',NULL,1700000000.0,3600,1700003600.0,'null','{"hands": [], "stretch": 0, "stretch_until": 1794862795.6100562, "last": null, "waiting": [], "move": null, "at": 1794859195.6100562}',0,1.79485919529963803293e+09);
INSERT INTO "matches" VALUES('2_QHFQTMU1Bl4tFe','new-york-new-york',1,2,'{"bonuses": "on", "rounds": "match"}','8bf037cc458eb5cb3772d707db28aea2a8f8e5a94e678e1aaee510bfc4d8c3ad',NULL,'4c27f7eb2fc3855770842f002a34df62bb3d26db0bbd26e80138c3d41fe3b077',0,'ended','_PFAjqpml8FNuQF0',1700000000.0,0,NULL,'null','null',0,1.79485919609087848664e+09);
INSERT INTO "matches" VALUES('_PFAjqpml8FNuQF0','new-york-new-york',1,2,'{"bonuses": "on", "rounds": "match"}','3d5b938e2b292068637cd611e66f873f74d61a0d61e964da86b6ac933da1e26d',NULL,'cfa590edda20f029469cbc9a7763180107620bd623a6ce9481ca473ea1e72953',0,'running',NULL,1700000000.0,0,NULL,'null','null',0,1.79485919612789654735e+09);
INSERT INTO "matches" VALUES('k5lKl2Ngxq9Qj411','new-york-new-york',1,2,'{"bonuses": "on", "rounds": "1"}','dccc4fcdec3e4e46c4441e7b1e10ba9e77678fdc96967582693f16f3746a6129',NULL,'f60b01eb90f033962606be3b2e3b51f4884fcbc0df0b1ca209b7e51f2780c01a',0,'over',NULL,1700000000.0,0,NULL,'null','null',1,1.79485919616428422928e+09);
INSERT INTO "matches" VALUES('HHUGdInIlnb7w4tN','new-york-new-york',1,3,'{"bonuses": "on", "rounds": "match"}','ca4b0ae4a454426800981b2f59d3e98208bb1f33c204395abb3b21a127acc265',NULL,'82beff8086e5be5b7a48006f726edb46542444d3ef6faae7aa988e564873f48a',1,'over',NULL,1700000000.0,0,NULL,'null','null',0,1.79485919698004508021e+09);
INSERT INTO "matches" VALUES('k-vxnLR8WzZTxF3C','new-york-new-york',1,3,'{"bonuses": "on", "rounds": "match"}','86d0e0ba15203528ccabc47147a1ece9d3761822d387fb329144cbc43bf8b9bb',NULL,'10b2fccf9c96e5b82feb5f4327e79e25d57597fde90073b7350fa042708a397e',0,'running',NULL,1700000000.0,0,NULL,'null','null',0,1.79485919755454206465e+09);
INSERT INTO "matches" VALUES('EYAoMOPf9Ua_4QNe','chinatown',1,3,'{"prosperity": "on", "placement": "free", "street-variant": "off", "map": "default", "offers": "30"}','e472f4a2e36ce25f3a1273ae20f70e2f52d286dee44c1cb48dfb1b8d3889ed43',NULL,'804aa0fb70c5a1bfc2861492a7d9ea42ee07ba4d343fbf461700054c3b0249e2',0,'running',NULL,1700000000.0,0,NULL,'null','null',0,1.79485919768340563768e+09);
INSERT INTO "matches" VALUES('tFapa5rlEmp-GLvr','chinatown',1,3,'{"prosperity": "on", "placement": "free", "street-variant": "on", "map": "default", "offers": "30"}','71f5f3adc2f5a4fea80e48433b076c0173e0a7d4eb428c1790b18863f08b40da',NULL,'9fc3691916ed17f34db7900a2c9e87829bcaf07d1d9d04719460e380919cdae9',0,'over',NULL,1700000000.0,0,NULL,'null','null',0,1.79485920017694520946e+09);
INSERT INTO "matches" VALUES('_RZrQfcVysQJWXoe','enquetes-a-new-york',1,3,'{"level": "1", "case": "generated", "last-standing": "wins", "rounds": "60"}','a4fa4f5d59326da2025b328c39ec105da66f630be3c409d0602378b63e9b0591','gotham scene 1
game enquetes-a-new-york 1
players 3
option level 1
option case generated
option last-standing wins
option rounds 60
round 1
starter 0
toss joker joker 5
turn 0 rolling
pawns - - -
case generated
answer C5
card i1 near-bridge-or-near-hospital pile
card i2 column-b-or-column-c pile
card i3 west-of-d pile
card i4 in-brooklyn-or-in-queens pile
card i5 west-of-e pile
card i6 column-c-or-column-d pile
card i7 near-hospital-or-near-liberty pile
card i8 near-museum-or-near-harbour pile
card i9 near-harbour-or-near-bridge pile
card i10 in-manhattan-or-in-brooklyn pile
card x1 bearing-east-of-b pile
card x2 mast-column-c pile
card x3 bearing-east-of-a pile
card x4 masts-column-c-column-e pile
card x5 bearing-south-of-2 pile
card x6 masts-column-a-column-c pile
read 0
read 1
read 2
looks 0 0 0
rolls 0
lots 0
','0ccdadaab969989c83d09ef3e872293c43ce66db6b3a5b5a9aa902554b4317b2',0,'running',NULL,1700000000.0,0,NULL,'null','null',0,1.79485921075148868557e+09);
INSERT INTO "matches" VALUES('XwVJTmHtp0dYkS82','enquetes-a-new-york',1,2,'{"level": "1", "case": "generated", "last-standing": "wins", "rounds": "20"}','8a24509fef71edda42ad2e630449cbbbbaa71a68e45970eecded0150b426e2e4','gotham scene 1
game enquetes-a-new-york 1
players 2
option level 1
option case generated
option last-standing wins
option rounds 20
round 1
starter 0
toss joker 2
turn 0 rolling
pawns - -
case generated
answer C3
card i1 column-c-or-column-d pile
card i2 near-jfk-or-near-subway pile
card i3 near-subway-or-near-stadium pile
card i4 north-of-5 pile
card i5 near-subway-or-near-museum pile
card i6 north-of-4 pile
card i7 in-bronx-or-in-queens pile
card i8 in-queens-or-in-staten-island pile
card i9 east-of-b pile
card i10 column-a-or-column-c pile
card x1 trace-of-brake-dust-north-of-4 pile
card x2 trace-of-brake-dust pile
card x3 masts-row-1-row-3 pile
card x4 bearing-south-of-1 pile
card x5 bearing-east-of-a pile
card x6 bearing-west-of-d pile
read 0
read 1
looks 0 0
rolls 0
lots 0
','17806c2b7d184cc926432aa07fcaadc667385b6e1a58c197d06864a407b7136f',0,'over',NULL,1700000000.0,0,NULL,'null','null',0,1.79485921110348868373e+09);
CREATE TABLE notes (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	about VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("match", seat, about)
);
INSERT INTO "notes" VALUES('8BgRSYptwjmVlElR',0,'plan','tall ones é漢😀');
CREATE TABLE notices (
	seq INTEGER NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (seq)
);
CREATE TABLE people (
	"match" VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	host BOOLEAN NOT NULL, 
	seat INTEGER, 
	PRIMARY KEY ("match", token)
);
INSERT INTO "people" VALUES('8BgRSYptwjmVlElR','c4ff758a200a94bd4bf2978a28a0e95ed6f27c893856b8e16fa3208c1d9c5045','Ada é','en',1,0);
INSERT INTO "people" VALUES('8BgRSYptwjmVlElR','4eb0143d7b3806de0b19da6923d3b2538fffddc4740a188875dbe185e2cd9003','Person 1','en',0,1);
INSERT INTO "people" VALUES('8BgRSYptwjmVlElR','ace4ee0e752920a85dba285a816c4f6c892fd64c5c834122085f859f36fb6ba3','Person 2','en',0,2);
INSERT INTO "people" VALUES('5d01RZQPnQCWvTFQ','c50cba1f994a115d5b8556c1fb21bd8497dbaa7a47e8cc7dfd336f71dadf5f7a','Ada é','en',1,0);
INSERT INTO "people" VALUES('5d01RZQPnQCWvTFQ','95dd8f3d2f89bc126351e8b68304e187b37778a3ccfc9c2447eae3ba10b09f60','Person 1','en',0,1);
INSERT INTO "people" VALUES('5d01RZQPnQCWvTFQ','4987bae1eb89116e5ff02ca6fd811df8ec7e301528da967deab20ec961fe7bf3','Person 2','en',0,2);
INSERT INTO "people" VALUES('2_QHFQTMU1Bl4tFe','740827ecbccf9cb28e5b38eed879d02596c85b57173f7be96c5dd128c8a8d35b','Ada é','en',1,0);
INSERT INTO "people" VALUES('2_QHFQTMU1Bl4tFe','d9b866f6b032e15376ea753e6170d6ac348db7be0fffba2e347c15f0b661c743','Person 1','en',0,1);
INSERT INTO "people" VALUES('_PFAjqpml8FNuQF0','740827ecbccf9cb28e5b38eed879d02596c85b57173f7be96c5dd128c8a8d35b','Ada é','en',1,1);
INSERT INTO "people" VALUES('_PFAjqpml8FNuQF0','d9b866f6b032e15376ea753e6170d6ac348db7be0fffba2e347c15f0b661c743','Person 1','en',0,0);
INSERT INTO "people" VALUES('k5lKl2Ngxq9Qj411','e5954443ebb0dcb1e56f83bb9a589ac99c474c6aa763a1c82f993252fbc64f27','','en',1,NULL);
INSERT INTO "people" VALUES('HHUGdInIlnb7w4tN','113bde19ce9d56f5c8eacdc9792ecc0c3992822ecd0c4416a1b453166829c5cf','Ada é','en',1,0);
INSERT INTO "people" VALUES('HHUGdInIlnb7w4tN','515dc98ddcf8e93f2afe4a7f59796dfd76cb1bd6f288835d3d6ce6552de796dc','Person 1','en',0,1);
INSERT INTO "people" VALUES('k-vxnLR8WzZTxF3C','3ddbb056de7ce6f2d17ff9e83d8088221dbcfd22f9dcbdbbc44309d733d043a4','Ada é','en',1,0);
INSERT INTO "people" VALUES('k-vxnLR8WzZTxF3C','ce6b7aa4d401127688e4cbffb0523edec02d8961d9718f9dccbfd9a3fd9db232','Person 1','en',0,1);
INSERT INTO "people" VALUES('EYAoMOPf9Ua_4QNe','085c6e0a3d0fca013b3655b5cf70b381ad36304c193b7fc007a3aad336be36e2','Ada é','en',1,0);
INSERT INTO "people" VALUES('EYAoMOPf9Ua_4QNe','c00fa7d62f409b2f5d9f1121e3259f9a44fb4373acfd0dc473e91a4e0b526d56','Person 1','en',0,1);
INSERT INTO "people" VALUES('EYAoMOPf9Ua_4QNe','d2d2ff2beb05f5c545e4fb67e5805b71ffbd1c82591752013a13c30fac261f26','Person 2','en',0,2);
INSERT INTO "people" VALUES('tFapa5rlEmp-GLvr','4764e7ce7d752c9f6a848838c80530842eeeff6f85cd1b45ac5f1ec66fdcb56c','Ada é','en',1,0);
INSERT INTO "people" VALUES('tFapa5rlEmp-GLvr','6d7efced3be06c619dce6411a497d57318a75c4512349b5716a87d79921f3bb1','Person 1','en',0,1);
INSERT INTO "people" VALUES('tFapa5rlEmp-GLvr','7aa3d89c0f0197bedd9807f559f593c3c843a24406388613dcf837cc1228cc6f','Person 2','en',0,2);
INSERT INTO "people" VALUES('_RZrQfcVysQJWXoe','853c6cd50f68f8ef8328f5931e72c138d6c8376699c88e175c4bde6e9cf7bbe8','Ada é','en',1,0);
INSERT INTO "people" VALUES('_RZrQfcVysQJWXoe','7399e85fd5b5812e59b717ae5c0bd6b91d43b55022b123cd5dc9641575ce0f53','Person 1','en',0,1);
INSERT INTO "people" VALUES('_RZrQfcVysQJWXoe','80853bc61fd199df789b77a7e4ff138a3fea5ffe6a5dc33243299c14778b67c6','Person 2','en',0,2);
INSERT INTO "people" VALUES('XwVJTmHtp0dYkS82','aa48b65386b7e75b854c25f75f939155ff8429b6f99a1214786da12791882377','Ada é','en',1,0);
INSERT INTO "people" VALUES('XwVJTmHtp0dYkS82','83b84d39fdd894bb84ed8955480c7cd4d175a4b134ad4dd12c907705d4dc8b54','Person 1','en',0,1);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	mark VARCHAR(64) NOT NULL, 
	reason TEXT NOT NULL, 
	said JSON NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(64), 
	bot VARCHAR(40) NOT NULL, 
	turnover INTEGER NOT NULL, "left" VARCHAR(40) DEFAULT '' NOT NULL, 
	PRIMARY KEY ("match", seat)
);
INSERT INTO "seats" VALUES('8BgRSYptwjmVlElR',0,'c4ff758a200a94bd4bf2978a28a0e95ed6f27c893856b8e16fa3208c1d9c5045','',0,'');
INSERT INTO "seats" VALUES('8BgRSYptwjmVlElR',1,'4eb0143d7b3806de0b19da6923d3b2538fffddc4740a188875dbe185e2cd9003','',1,'');
INSERT INTO "seats" VALUES('8BgRSYptwjmVlElR',2,'ace4ee0e752920a85dba285a816c4f6c892fd64c5c834122085f859f36fb6ba3','',1,'');
INSERT INTO "seats" VALUES('5d01RZQPnQCWvTFQ',0,'c50cba1f994a115d5b8556c1fb21bd8497dbaa7a47e8cc7dfd336f71dadf5f7a','',0,'');
INSERT INTO "seats" VALUES('5d01RZQPnQCWvTFQ',1,'95dd8f3d2f89bc126351e8b68304e187b37778a3ccfc9c2447eae3ba10b09f60','',1,'');
INSERT INTO "seats" VALUES('5d01RZQPnQCWvTFQ',2,'4987bae1eb89116e5ff02ca6fd811df8ec7e301528da967deab20ec961fe7bf3','',1,'');
INSERT INTO "seats" VALUES('2_QHFQTMU1Bl4tFe',0,'740827ecbccf9cb28e5b38eed879d02596c85b57173f7be96c5dd128c8a8d35b','',0,'');
INSERT INTO "seats" VALUES('2_QHFQTMU1Bl4tFe',1,'d9b866f6b032e15376ea753e6170d6ac348db7be0fffba2e347c15f0b661c743','',1,'');
INSERT INTO "seats" VALUES('_PFAjqpml8FNuQF0',0,'d9b866f6b032e15376ea753e6170d6ac348db7be0fffba2e347c15f0b661c743','',0,'');
INSERT INTO "seats" VALUES('_PFAjqpml8FNuQF0',1,'740827ecbccf9cb28e5b38eed879d02596c85b57173f7be96c5dd128c8a8d35b','',0,'');
INSERT INTO "seats" VALUES('k5lKl2Ngxq9Qj411',0,NULL,'random',0,'');
INSERT INTO "seats" VALUES('k5lKl2Ngxq9Qj411',1,NULL,'greedy',0,'');
INSERT INTO "seats" VALUES('HHUGdInIlnb7w4tN',0,'113bde19ce9d56f5c8eacdc9792ecc0c3992822ecd0c4416a1b453166829c5cf','',0,'');
INSERT INTO "seats" VALUES('HHUGdInIlnb7w4tN',1,'515dc98ddcf8e93f2afe4a7f59796dfd76cb1bd6f288835d3d6ce6552de796dc','',1,'');
INSERT INTO "seats" VALUES('HHUGdInIlnb7w4tN',2,NULL,'random',0,'');
INSERT INTO "seats" VALUES('k-vxnLR8WzZTxF3C',0,'3ddbb056de7ce6f2d17ff9e83d8088221dbcfd22f9dcbdbbc44309d733d043a4','',0,'');
INSERT INTO "seats" VALUES('k-vxnLR8WzZTxF3C',1,'ce6b7aa4d401127688e4cbffb0523edec02d8961d9718f9dccbfd9a3fd9db232','',1,'');
INSERT INTO "seats" VALUES('k-vxnLR8WzZTxF3C',2,NULL,'random',0,'');
INSERT INTO "seats" VALUES('EYAoMOPf9Ua_4QNe',0,'085c6e0a3d0fca013b3655b5cf70b381ad36304c193b7fc007a3aad336be36e2','',0,'');
INSERT INTO "seats" VALUES('EYAoMOPf9Ua_4QNe',1,'c00fa7d62f409b2f5d9f1121e3259f9a44fb4373acfd0dc473e91a4e0b526d56','',1,'');
INSERT INTO "seats" VALUES('EYAoMOPf9Ua_4QNe',2,'d2d2ff2beb05f5c545e4fb67e5805b71ffbd1c82591752013a13c30fac261f26','',1,'');
INSERT INTO "seats" VALUES('tFapa5rlEmp-GLvr',0,'4764e7ce7d752c9f6a848838c80530842eeeff6f85cd1b45ac5f1ec66fdcb56c','',0,'');
INSERT INTO "seats" VALUES('tFapa5rlEmp-GLvr',1,'6d7efced3be06c619dce6411a497d57318a75c4512349b5716a87d79921f3bb1','',1,'');
INSERT INTO "seats" VALUES('tFapa5rlEmp-GLvr',2,'7aa3d89c0f0197bedd9807f559f593c3c843a24406388613dcf837cc1228cc6f','',1,'');
INSERT INTO "seats" VALUES('_RZrQfcVysQJWXoe',0,'853c6cd50f68f8ef8328f5931e72c138d6c8376699c88e175c4bde6e9cf7bbe8','',0,'');
INSERT INTO "seats" VALUES('_RZrQfcVysQJWXoe',1,'7399e85fd5b5812e59b717ae5c0bd6b91d43b55022b123cd5dc9641575ce0f53','',1,'');
INSERT INTO "seats" VALUES('_RZrQfcVysQJWXoe',2,'80853bc61fd199df789b77a7e4ff138a3fea5ffe6a5dc33243299c14778b67c6','',1,'');
INSERT INTO "seats" VALUES('XwVJTmHtp0dYkS82',0,'aa48b65386b7e75b854c25f75f939155ff8429b6f99a1214786da12791882377','',0,'');
INSERT INTO "seats" VALUES('XwVJTmHtp0dYkS82',1,'83b84d39fdd894bb84ed8955480c7cd4d175a4b134ad4dd12c907705d4dc8b54','',1,'');
CREATE TABLE talks (
	"match" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	hearers JSON, about VARCHAR(20) DEFAULT '' NOT NULL, 
	PRIMARY KEY ("match", seq)
);
INSERT INTO "talks" VALUES('8BgRSYptwjmVlElR',0,0,'Ada é','hello all','null','');
INSERT INTO "talks" VALUES('8BgRSYptwjmVlElR',1,1,'Person 1','psst','[0]','');
CREATE INDEX lobby ON matches (listed, opened);
